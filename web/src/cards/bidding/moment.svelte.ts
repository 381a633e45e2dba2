// The moment of the bids: until all cards lie open, the rest of the table does not tell the order.
class Moment {
  /** Whether the bids are still being turned over. */
  isHiding = $state(false);
}

export const moment = new Moment();
