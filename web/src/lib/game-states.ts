// What the two games show of their tables; the protocol sends it as plain data.

export interface Parcel {
  on: string;
  owner: number;
  income?: number;
}

export interface Cowboy {
  seat: number;
  place: string;
  piece: string;
}

export interface BoardPlayer {
  cash: number;
  vps: number;
  sources: Record<string, number>;
  cowboys: number;
  box: number;
  revolvers: number;
  firepower: number;
  roads: number;
  dynamite: number;
  horses: number;
  stabled: number[];
  rodeos: number;
  duel_tiles: number;
  powers: string[];
  titles: number;
  ammunition: boolean;
  cards: string[];
  reserve: Record<string, number>;
}

export interface BoardState {
  seat: number;
  round: number;
  order: number[];
  pass_order: number[];
  passed: number[];
  parcels: Record<string, Parcel>;
  roads: string[];
  track: Record<string, string>;
  outlaws: string[];
  strength: number;
  tiles: number[];
  cast: string[];
  bag: Record<string, number>;
  /** The VP spaces that are over. */
  closed: string[];
  /** What land costs, where it is for sale. */
  prices: Record<string, number>;
  /** The cash limit of each character. */
  limits: Record<string, number>;
  cowboys: Cowboy[];
  players: BoardPlayer[];
}

export interface DisplayCard {
  card: string;
  appeal: number;
  layout?: string;
  fits?: boolean;
}

export interface CardsPlayer {
  suit: string;
  level: string | null;
  hand: number[];
  has_bid: boolean;
  bid: number;
  bonus: number;
  out: boolean;
  twice: boolean;
  characters: { name: string; used: boolean }[];
  terrain: string[];
  sold: number;
  city: string[];
  corner: string;
  cards: [string, string][];
  vps: number;
  sources: Record<string, number>;
}

export interface CardsState {
  seat: number;
  era: number;
  round: number;
  display: DisplayCard[];
  backs: string[];
  pile: number;
  terrain_left: number;
  left_over: string[];
  order: number[];
  /** Who goes first among equal bids; empty where nobody can know. */
  ties: number[];
  /** The card for which one looks for a place now. */
  laying: { card: string; layout: string } | null;
  own_bid: number;
  players: CardsPlayer[];
}
