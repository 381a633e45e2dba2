// How much room there is: the phone's layout goes up to portrait tablets.

const wide = matchMedia("(min-width: 1001px)");
let isWide = $state(wide.matches);
wide.addEventListener("change", () => (isWide = wide.matches));

export const screen = {
  get isWide(): boolean {
    return isWide;
  },
};
