// How much room there is: the phone's layout goes up to portrait tablets, and lies down with it.

const wide = matchMedia("(min-width: 1001px)");
const roomy = matchMedia("(min-width: 700px) and (min-height: 501px)");
const low = matchMedia("(max-height: 800px)");
let isLow = $state(low.matches);
low.addEventListener("change", () => (isLow = low.matches));
let isWide = $state(wide.matches);
let isRoomy = $state(roomy.matches);
wide.addEventListener("change", () => (isWide = wide.matches));
roomy.addEventListener("change", () => (isRoomy = roomy.matches));

export const screen = {
  get isWide(): boolean {
    return isWide;
  },
  /** Whether posters that hang below each other must be short. */
  get isLow(): boolean {
    return isLow;
  },
  /** How many spaces of the track lie in a row. */
  get columns(): number {
    return isRoomy ? 12 : 6;
  },
};
