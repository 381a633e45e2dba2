// The keyboard: arrows among many things, where the focus goes, and the keys of the table.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { giveFocus, isLost, keepFocus, rest } from "../src/device/focus";
import { shortcuts } from "../src/device/keys";
import { roving } from "../src/device/roving";
import { actions, gameLog, highlights, selection, table } from "../src/state";
import { decision, view } from "./fakes";

const press = (target: EventTarget, key: string, given: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...given });
  target.dispatchEvent(event);
  return event;
};

const byId = (id: string): HTMLElement => document.getElementById(id)!;
const focused = (): string | undefined => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

describe("arrows", () => {
  /** Four buttons in two rows, of which the one below on the right may be used. */
  beforeEach(() => {
    const spots = { a: [0, 0], b: [50, 0], c: [0, 50], d: [50, 50] };
    const buttons = Object.keys(spots).map((id) => `<button id="${id}"></button>`);
    document.body.innerHTML = `<div id="all">${buttons.join("")}</div>`;
    byId("d").className = "legal";
    for (const [id, [x, y]] of Object.entries(spots))
      byId(id).getBoundingClientRect = () => new DOMRect(x, y, 40, 40);
    for (const button of document.querySelectorAll("button")) button.tabIndex = -1;
    roving(byId("all"), "button");
  });

  test("Tab reaches one of them, the first on which one may act", () => {
    const reached = [...document.querySelectorAll("button")].filter((one) => one.tabIndex === 0);

    expect(reached.map(({ id }) => id)).toEqual(["d"]);
  });

  test("an arrow goes to the nearest in its direction", () => {
    byId("d").focus();
    press(byId("d"), "ArrowUp");
    expect(focused()).toBe("b");

    press(byId("b"), "ArrowLeft");
    expect(focused()).toBe("a");
  });

  test("where nothing lies, the focus stays", () => {
    byId("a").focus();
    press(byId("a"), "ArrowUp");

    expect(focused()).toBe("a");
  });

  test("Tab comes back to where one was", () => {
    byId("c").focus();
    byId("c").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));

    expect([byId("c").tabIndex, byId("d").tabIndex]).toEqual([0, -1]);
  });
});

describe("focus", () => {
  test("it goes to the most urgent place where the game goes on", () => {
    document.body.innerHTML = `
      <div class="track"><button id="space" class="legal"></button></div>
      <div class="decision"><button id="choice" data-move="pass"></button></div>`;
    rest();

    expect(focused()).toBe("choice");
  });

  test("it is given back, unless something else has it", () => {
    document.body.innerHTML = '<button id="a"></button><button id="b"></button>';
    expect(isLost()).toBe(true);
    giveFocus(byId("a"));
    giveFocus(byId("b"));

    expect(focused()).toBe("a");
  });

  test("only whoever plays by keyboard is led", () => {
    document.body.innerHTML = '<div class="prompt"><button id="a" class="button"></button></div>';
    dispatchEvent(new Event("pointerdown"));
    keepFocus();
    expect(focused()).not.toBe("a");

    press(window, "x");
    keepFocus();
    expect(focused()).toBe("a");
  });
});

describe("keys", () => {
  const open = vi.fn();
  const type = (
    key: string,
    given: KeyboardEventInit = {},
    target: EventTarget = document.body,
  ) => {
    target.addEventListener("keydown", (event) => shortcuts(event as KeyboardEvent, open), {
      once: true,
    });
    return press(target, key, given);
  };

  beforeEach(() => {
    open.mockReset();
    table.show(view({ decision: decision({ moves: ["pass", "place d4"] }) }));
    selection.clear();
  });

  test("brackets and arrows step through the past", () => {
    const back = vi.spyOn(gameLog, "lookAt").mockResolvedValue();
    type("ArrowLeft");

    expect(back).toHaveBeenCalledOnce();
  });

  test("a letter is typed where one types", () => {
    document.body.innerHTML = '<input id="talk" />';
    type("i", {}, byId("talk"));

    expect(highlights.showsIncome).toBe(false);
  });

  test("i shows the incomes, and hides them", () => {
    type("i");
    expect(highlights.showsIncome).toBe(true);

    type("i");
    expect(highlights.showsIncome).toBe(false);
  });

  test("p passes where one may pass", () => {
    const choose = vi.spyOn(actions, "choose").mockResolvedValue();
    type("p");
    expect(choose).toHaveBeenCalledWith("pass");

    table.show(view({ decision: decision({ moves: ["place d4"] }) }));
    type("p");
    expect(choose).toHaveBeenCalledOnce();
  });

  test("Ctrl+Z takes back", () => {
    const undo = vi.spyOn(actions, "undo").mockResolvedValue();

    expect(type("z", { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(undo).toHaveBeenCalledOnce();
  });

  test("Enter makes the chosen move", () => {
    const commit = vi.spyOn(actions, "commit").mockResolvedValue();
    type("Enter");
    expect(commit).not.toHaveBeenCalled();

    selection.moves = ["pass"];
    type("Enter");
    expect(commit).toHaveBeenCalledOnce();
  });

  test("a number chooses a space, when no second digit can follow", () => {
    const tap = vi.spyOn(actions, "tap").mockResolvedValue();
    document.body.innerHTML =
      '<button data-number="1" data-place="wages"></button>' +
      '<button id="two" data-number="2" data-place="ammunition"></button>';
    type("2");

    expect(tap).toHaveBeenCalledExactlyOnceWith("ammunition");
    expect(focused()).toBe("two");
  });

  test("under an open dialog no key does anything", () => {
    document.body.innerHTML = "<dialog open></dialog>";
    type("l");

    expect(open).not.toHaveBeenCalled();
  });

  test("a question mark opens the help, l the log", () => {
    type("?");
    type("l");

    expect(open.mock.calls).toEqual([["help"], ["log"]]);
  });
});
