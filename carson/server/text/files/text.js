// Follows the table while one looks at it: new lines of the log are added, the decision and the
// state are exchanged, and the focus stays where it is.

const table = document.body.dataset.table;
const PARTS = ["asked", "table", "around"];

/** The page as the server would show it now. */
async function fresh() {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Whether somebody is in the middle of an answer. */
function isBusy(part) {
  return part.contains(document.activeElement) && document.activeElement.matches("input, select");
}

/** What was asked before is still asked: the answer that is being given is not disturbed. */
function isSame(old, next) {
  return old.dataset.question !== undefined && old.dataset.question === next.dataset.question;
}

function exchange(name, page) {
  const old = document.getElementById(name);
  const next = page.getElementById(name);
  if (!old || !next || isSame(old, next) || old.innerHTML === next.innerHTML) return;
  if (name !== "asked" && isBusy(old)) return;
  const hadFocus = old.contains(document.activeElement);
  const open = [...old.querySelectorAll("details")].map((part) => part.open);
  old.replaceWith(next);
  next.querySelectorAll("details").forEach((part, number) => (part.open = open[number] ?? false));
  if (hadFocus) next.querySelector("h2")?.focus();
}

/** New words in the old place, where they are read aloud if they are others. */
function renew(name, page) {
  const old = document.querySelector(name);
  const words = page.querySelector(name)?.textContent;
  if (old && words && old.textContent !== words) old.textContent = words;
}

/** Only new lines are added, so that only they are read aloud. */
function addLines(page) {
  const log = document.getElementById("log-lines");
  const next = page.getElementById("log-lines");
  if (!log || !next) return;
  const known = Number(log.lastElementChild?.dataset.entry ?? 0);
  const box = log.parentElement;
  const isAtEnd = box.scrollTop + box.clientHeight > box.scrollHeight - 8;
  for (const line of [...next.children]) {
    if (Number(line.dataset.entry) > known) log.append(line);
  }
  if (isAtEnd) box.scrollTop = box.scrollHeight;
}

let isLooking = false;
let isStale = false;

async function look() {
  isStale = true;
  if (isLooking) return;
  isLooking = true;
  while (isStale) {
    isStale = false;
    const page = await fresh().catch(() => null);
    if (!page) continue;
    addLines(page);
    PARTS.forEach((name) => exchange(name, page));
    document.title = page.title;
    ["h1", "#turn"].forEach((name) => renew(name, page));
  }
  isLooking = false;
}

if (table && !new URLSearchParams(location.search).has("still")) {
  const box = document.querySelector("[role=log]");
  if (box) box.scrollTop = box.scrollHeight;
  const stream = new EventSource(`/games/${table}/events`);
  let isFirst = true;
  stream.addEventListener("view", look);
  stream.addEventListener("fresh", () => {
    if (!isFirst) void look();
    isFirst = false;
  });
}
