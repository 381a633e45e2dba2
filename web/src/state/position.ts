// Whether two views show the same position: talk and who is here are no part of it.
import type { TableView } from "../wire/protocol";

/** What a forecast speaks of. */
const position = ({ id, seat, language, status, seats, state }: TableView): string =>
  JSON.stringify([id, seat, language, status, seats.map(({ name }) => name), state]);

export const isSamePosition = (before: TableView | null, now: TableView): boolean =>
  before !== null && position(before) === position(now);
