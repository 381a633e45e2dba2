// What is pointed out on the board: places for a moment, or the income of every parcel.

export class Highlights {
  /** Places that a line of the log or a hint points at. */
  places = $state.raw<string[]>([]);
  showsIncome = $state(false);

  /** Points at places, also where they are pointed at already. */
  point(places: string[]): void {
    this.places = [];
    requestAnimationFrame(() => (this.places = places));
  }
}
