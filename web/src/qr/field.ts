// The field of 256 elements in which QR codes count, and the words that repair a code.

const [EXP, LOG] = tables();

function tables(): [number[], number[]] {
  const [powers, logs]: [number[], number[]] = [[], []];
  for (let power = 0, value = 1; power < 255; power++) {
    powers[power] = value;
    logs[value] = power;
    value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
  }
  return [powers, logs];
}

function times(a: number, b: number): number {
  return a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0;
}

/** The polynomial by which words are divided, without its first coefficient. */
function divisor(count: number): number[] {
  let found = [1];
  for (let power = 0; power < count; power++) {
    const root = EXP[power] ?? 1;
    const shifted = [...found, 0];
    found = shifted.map((value, at) => value ^ times(found[at - 1] ?? 0, root));
  }
  return found.slice(1);
}

/** This many words that repair the given ones. */
export function repairing(words: number[], count: number): number[] {
  const by = divisor(count);
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of words) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(by[at] ?? 0, factor));
  }
  return rest;
}
