// A finished city for the lesson: what each building brings, and what it counts.

/** The example of the rules, as it may have lain on the table. */
export const FINISHED = [
  "..hhh...",
  "h.hBShD.",
  "..OHHhMO",
  "P.MhBh..",
  "__...MM.",
  "__..MmmM",
  "__.r.MMm",
  "__..Mhm.",
];

const HOUSES: Record<string, number> = { h: 1, T: 2, H: 2 };

export interface Place {
  letter: string;
  column: number;
  row: number;
}

const PLACES: Place[] = FINISHED.flatMap((line, row) =>
  [...line].map((letter, column) => ({ letter, column, row })),
);

/** Around the place, corners too. */
const around = (at: Place): Place[] =>
  PLACES.filter(
    (one) => one !== at && Math.abs(one.column - at.column) <= 1 && Math.abs(one.row - at.row) <= 1,
  );

const everywhere = (letter: string): Place[] => PLACES.filter((one) => one.letter === letter);
const houses = (at: Place): Place[] => around(at).filter((one) => HOUSES[one.letter]);
const lived = (places: Place[]): number =>
  places.reduce((sum, one) => sum + (HOUSES[one.letter] ?? 0), 0);

interface Count {
  points: number;
  counted: Place[];
}

/** The Prison keeps the Outlaws quiet: their parcels count as empty land. */
const COUNTS: Record<string, (at: Place) => Count> = {
  r: (at) => whole(around(at).filter(({ letter }) => ".O".includes(letter))),
  m: (at) =>
    whole(
      around(at).filter(({ letter }) => letter === "M"),
      2,
    ),
  D: (at) => shop(houses(at), everywhere("r")),
  B: (at) => shop(houses(at), everywhere("m")),
  S: (at) => ({ points: 2 * lived(houses(at)), counted: houses(at) }),
  H: () => ({ points: 3, counted: [] }),
};

const whole = (counted: Place[], each = 1): Count => ({ points: each * counted.length, counted });
const shop = (near: Place[], more: Place[]): Count => ({
  points: lived(near) + more.length,
  counted: [...near, ...more],
});

export interface Counted extends Place, Count {}

/** The buildings that score. */
export const BUILDINGS: Counted[] = PLACES.flatMap((at) => {
  const count = COUNTS[at.letter];
  return count ? [{ ...at, ...count(at) }] : [];
});

export const things = (): Place[] => PLACES.filter(({ letter }) => !"_.".includes(letter));
