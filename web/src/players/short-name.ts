// Names where room is scarce.

const LONG = 7;

/** The first word of a name, cut with a full stop where even that is long. */
export function shortName(name: string, longest = LONG): string {
  const [first = name] = name.trim().split(/\s+/);
  return first.length <= longest ? first : `${first.slice(0, longest - 1)}.`;
}
