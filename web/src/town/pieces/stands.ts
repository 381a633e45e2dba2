// Where those who have come to a parcel stand, within its square of 100.

export interface Stand {
  left: number;
  top: number;
}

const STEP = 26;
const ROOM = 58;

/** Where one of several stands; beside a building there is less room. */
export function standOf(number: number, count: number, isBuilt: boolean): Stand {
  const last = count - 1;
  const step = last < 1 ? 0 : Math.min(STEP, ROOM / last);
  const first = isBuilt ? 56 - step * last * 0.92 : 29 - (step * last) / 2;
  return { left: Math.max(-4, first) + number * step, top: isBuilt ? 22 : 30 };
}
