// The log as a telegraph: a line of pieces for each event; the sentence is there for readers.
import { PARCELS } from "../wire/printed";
import type { GameEvent, LogEntry, LogLine } from "../wire/protocol";
import { COLOURS, placeName, sidesOf } from "../town/board-facts";
import { labelOf } from "../street/space-name";
import { say } from "../texts/texts.svelte";

/** A drawing, a word, the mark of a seat, or an arrow between two of them. */
export type Sign =
  { picture: string } | { word: string } | { money: string } | { seat: number } | { arrow: true };

export interface Wire {
  signs: Sign[];
  /** What stands at the end of the line, such as a price. */
  end: Sign[];
}

type About = GameEvent["about"];
type Writer = (about: About, near: GameEvent[], cast: string[]) => Wire;

const ARROW: Sign = { arrow: true };
const picture = (name: string): Sign => ({ picture: name });
const word = (text: number | string | undefined): Sign => ({ word: String(text ?? "") });
const dollars = (amount: number | string | undefined, sign = ""): Sign => ({
  money: `${sign}$${amount ?? 0}`,
});
const wire = (signs: Sign[], ...end: Sign[]): Wire => ({ signs, end });

function cowboy({ seat, piece }: About): Sign {
  const colour = piece === "white-cowboy" ? "white" : (COLOURS[Number(seat)] ?? "white");
  return picture(`pieces/cowboy-${colour}`);
}

/** A parcel by its name, a space by its sign. */
function place(at: number | string | undefined): Wire {
  const name = placeName(at ?? "");
  if (PARCELS.includes(name)) return wire([word(name)]);
  const label = labelOf(name);
  return wire([picture(`spaces/${name}`)], ...(label ? [word(label)] : []));
}

function ride(about: About, to: number | string | undefined): Wire {
  const { signs, end } = place(to);
  return wire([cowboy(about), ARROW, ...signs], ...end);
}

const thing = ({ thing }: About): Sign => picture(`things/${thing}`);

/** What someone gets or gives, this many. */
const counted =
  (name: string, field = "count"): Writer =>
  (about) =>
    wire([picture(name)], word(`×${about[field] ?? 1}`));

/** What was paid for the land that an event speaks of. */
function priceOfLand(near: GameEvent[]): Sign[] {
  const paid = near.find(({ kind, about }) => kind === "paid" && about.cause === "land");
  return paid ? [dollars(paid.about.amount)] : [];
}

const owned: Writer = ({ parcel }, near) =>
  wire([picture("pieces/deed"), word(parcel)], ...priceOfLand(near));

const WRITERS: Record<string, Writer> = {
  placed: (about) => ride(about, about.place),
  shifted: (about) => ride(about, about.to),
  healed: (about) => ride(about, about.place),
  "card-taken": ({ card }, _, cast) => {
    const [side = ""] = sidesOf(String(card), cast);
    return wire([picture(`characters/${side}`), word(say(`side-${side}`))]);
  },
  "duel-began": (about) => {
    const at = place(about.place);
    return wire([picture("marks/duel"), ...at.signs], ...at.end);
  },
  fought: ({ die, firepower, total }) =>
    wire(
      [picture(`pieces/die-${die}`), word("+"), picture("pieces/revolver"), word(firepower)],
      word(total),
    ),
  rolled: ({ die }) => wire([picture(`pieces/die-${die}`)]),
  "tile-played": ({ tile }) => wire([picture(`pieces/duel-tile-${tile}`)]),
  paid: ({ amount }) => wire([picture("pieces/dollar")], dollars(amount, "−")),
  earned: ({ amount }) => wire([picture("pieces/dollar")], dollars(amount, "+")),
  gave: ({ amount, receiver }) =>
    wire([picture("pieces/dollar"), ARROW, { seat: Number(receiver) }], dollars(amount)),
  income: (about) => wire([thing(about), word(about.parcel)], dollars(about.amount, "+")),
  stolen: (about) =>
    wire([picture("pieces/sack"), thing(about), word(about.parcel)], dollars(about.amount, "+")),
  robbed: (about) =>
    wire([picture("pieces/outlaw"), thing(about), word(about.parcel)], dollars(about.amount, "−")),
  scored: ({ points }) => wire([picture("pieces/vp")], word(`+${points}`)),
  "excess-spent": ({ amount }) =>
    wire([picture("pieces/hat"), picture("pieces/dollar")], dollars(amount, "−")),
  "got-cowboys": (about) => wire([cowboy(about)], word(`×${about.count ?? 1}`)),
  "got-roads": counted("pieces/road"),
  "got-revolvers": counted("pieces/revolver"),
  "got-dynamite": counted("pieces/dynamite"),
  "got-ammunition": () => wire([picture("pieces/bullet")], word("+3")),
  "got-horse": counted("pieces/horse"),
  "horse-placed": ({ enclosure }) =>
    wire([picture("pieces/horse"), ARROW, picture(`spaces/enclosure-${enclosure}`)]),
  claimed: owned,
  kept: (about) => wire([picture("pieces/hat"), thing(about)]),
  bought: (about) => wire([thing(about)], dollars(about.price)),
  built: (about) => wire([thing(about), ARROW, word(about.parcel)]),
  "house-built": (about) => wire([thing(about), ARROW, word(about.parcel)]),
  "hall-built": ({ parcel }) => wire([picture("things/city-hall"), ARROW, word(parcel)]),
  "road-laid": ({ edge }) => wire([picture("pieces/road")], word(edge)),
  "free-road": ({ edge }) => wire([picture("pieces/road")], word(edge)),
  blasted: ({ parcel }) => wire([picture("pieces/dynamite"), ARROW, word(parcel)]),
  "outlaw-arrived": ({ parcel }) => wire([picture("pieces/outlaw"), ARROW, word(parcel)]),
  "outlaw-moved": ({ parcel, to }) =>
    wire([picture("pieces/outlaw"), word(parcel), ARROW, word(to)]),
};

/** How many events after its own may belong to the same line. */
const REACH = 2;

/** A line of the log in pieces; null where only words can tell it. */
export function wireOf(entry: LogEntry, line: LogLine, cast: string[]): Wire | null {
  const near = entry.events.slice(line.at, line.at + REACH);
  const [event] = near;
  const isLand = event?.kind === "paid" && near[1]?.kind === "claimed";
  const told = isLand ? near[1] : event;
  return (told && WRITERS[told.kind]?.(told.about, near, cast)) ?? null;
}

/** The entries of the log without what only repeats: of the hints of a seat the first is told. */
export function worthTelling(entries: LogEntry[]): LogEntry[] {
  const asked = new Set<number>();
  return entries.filter((entry) => {
    if (entry.kind !== "hint") return true;
    if (asked.has(entry.seat)) return false;
    asked.add(entry.seat);
    return true;
  });
}
