// The messages of the protocol. Written by tools/protocol.py; do not edit.

export interface Answer {
  move: string;
  problem: Problem | null;
}

export interface AnswerTakeBack {
  command_id: string;
  seat: number;
  agree: boolean;
}

export interface AskAbout {
  seat: number;
  move: string;
}

export interface AskAboutMoves {
  seat: number;
  move: string;
  then: string[];
}

export interface AskHints {
  seat: number;
  decision_id: string;
}

export interface AskTakeBack {
  command_id: string;
  seat: number;
  before: number;
}

export interface BidOutlook {
  bid: number;
  value: number;
  best: number;
  worst: number;
  chances: number[];
  left: number[];
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

export interface BoardSeen {
  seat: number;
  asked: PublicQuestion | null;
  round: number;
  order: number[];
  pass_order: number[];
  passed: number[];
  parcels: Record<string, SeenParcel>;
  roads: string[];
  track: Record<string, string>;
  outlaws: string[];
  strength: number;
  tiles: number[];
  pile: number[];
  cast: string[];
  bag: Record<string, number>;
  cowboys: PlacedCowboy[];
  players: BoardPlayer[];
  limits: Record<string, number>;
  closed: string[];
  prices: Record<string, number>;
  game: "board";
}

export interface Book {
  language: string;
  pages: Page[];
  references: Record<string, string>;
}

export interface CardInHand {
  card: string;
  layout: string;
}

export interface CardWorth {
  card: string;
  gain: number | null;
  sources: SourceChange[];
  spots: LegalSpot[];
  closed: ClosedSpot[];
  then: FutureTake[];
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
  characters: HeldCharacter[];
  terrain: string[];
  sold: number;
  city: string[];
  corner: string;
  cards: [string, string][];
  vps: number;
  sources: Record<string, number>;
}

export interface CardsSeen {
  seat: number;
  asked: PublicQuestion | null;
  era: number;
  round: number;
  display: ColumnCard[];
  backs: string[];
  pile: number;
  under: string[];
  terrain_left: number;
  left_over: string[];
  order: number[];
  ties: number[];
  laying: CardInHand | null;
  own_bid: number;
  players: CardsPlayer[];
  game: "cards";
}

export interface Change {
  seat: number;
  what: string;
  before: number;
  after: number;
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Chip {
  what: string;
  least: number;
  most: number;
  before: number | null;
  seat: number;
  place: string;
  thing: string;
}

export interface Claim {
  name: string;
}

export interface ClosedSpot {
  parcel: string;
  reason: string;
  covers: string[];
}

export interface Column {
  cards: CardWorth[];
  bids: BidOutlook[];
  power: PowerOutlook | null;
  next_takes: FutureTake[];
  courses: ScoreCourse[];
  unseen: Unseen[];
  widest: number;
}

export interface ColumnCard {
  card: string;
  appeal: number;
  layout?: string | null;
  fits?: boolean | null;
}

export interface Comer {
  seat: number;
  first: number | null;
  last: number | null;
}

export interface Decision {
  id: string;
  choice: string;
  about: Record<string, number | string>;
  prompt: string;
  short: string;
  help: string | null;
  verbs: OfferedVerb[];
  moves: OfferedMove[];
  obvious: string | null;
  secret: boolean;
}

export interface DuelLuck {
  fought: number;
  won: number;
  expected: number;
}

export interface Forecast {
  seats: SeatForecast[];
  incomes: ParcelIncome[];
}

export interface Fork {
  seats?: SeatRequest[];
  undo?: "strict" | "friendly" | "off";
  pace?: "none" | "live" | "daily" | "slow";
  listed?: boolean;
  hints?: boolean;
  webhook?: string | null;
  at: number;
}

export interface FutureTake {
  seat: number;
  card: string;
}

export interface Gain {
  what: string;
  least: number;
  most: number;
}

export interface GameEvent {
  kind: string;
  about: Record<string, number | string>;
}

export interface GameInfo {
  name: "board" | "cards";
  rules_version: number;
  options: OptionInfo[];
  casts: Record<string, string>;
  variants: string[];
  bots: string[];
  paces: ("none" | "live" | "daily" | "slow")[];
}

export interface GameResult {
  ranking: number[];
  winners: number[];
  scores: Record<string, number[]>;
  seed: string;
  luck: DuelLuck[];
}

export interface Games {
  version: string;
  games: GameInfo[];
}

export interface GoOn {
  command_id: string;
  seat: number;
  step: number;
  skip: number | null;
}

export interface HandToBot {
  bot: string;
}

export interface Health {
  ok: boolean;
}

export interface HeldCharacter {
  name: string;
  used: boolean;
}

export interface HintState {
  allowed: boolean;
  offered: boolean;
  taken: number;
}

export interface ImportRecord {
  seats?: SeatRequest[];
  undo?: "strict" | "friendly" | "off";
  pace?: "none" | "live" | "daily" | "slow";
  listed?: boolean;
  hints?: boolean;
  webhook?: string | null;
  record: string;
}

export interface Key {
  id: string;
  token: string | null;
  seats: number[];
}

export interface LegalSpot {
  parcel: string;
  gain: number;
  sources: SourceChange[];
  parcels: ParcelChange[];
}

export interface Lesson {
  chapter: number;
  chapters: number;
  title: string;
  step: number;
  steps: number;
  pages: LessonPage[];
  move: string | null;
  last: boolean;
}

export interface LessonPage {
  text: string;
  points: string[];
}

export interface Line {
  code: string;
  args: Record<string, number | string>;
}

export interface Log {
  entries: LogEntry[];
}

export interface LogEntry {
  sequence: number;
  kind: "opened" | "seat" | "move" | "undo" | "undo-asked" | "undo-answered" | "chat" | "hint" | "bot" | "rematch";
  at: number;
  seat: number;
  move: string | null;
  by: "person" | "bot" | "clock" | null;
  text: string | null;
  lines: LogLine[];
  events: GameEvent[];
  back: number | null;
  table: string | null;
}

export interface LogLine {
  text: string;
  seat: number;
  heading: boolean;
  at: number;
}

export interface MakeMove {
  command_id: string;
  seat: number;
  decision_id: string;
  move: string;
}

export interface MoveHint {
  move: string;
  text: string;
  why: string[];
  lines: PreviewLine[];
}

export interface MoveHints {
  decision_id: string;
  hints: MoveHint[];
}

export interface MovePreview {
  move: string;
  lines: PreviewLine[];
  assumptions: PreviewLine[];
  details: Preview;
}

export interface NeedInfo {
  option: string;
  value: string;
}

export interface NewTable {
  seats?: SeatRequest[];
  undo?: "strict" | "friendly" | "off";
  pace?: "none" | "live" | "daily" | "slow";
  listed?: boolean;
  hints?: boolean;
  webhook?: string | null;
  game?: "board" | "cards";
  options?: Record<string, string>;
}

export interface Odds {
  rivals: number[];
  lead: number;
  first: number | null;
  last: number | null;
  low: number | null;
  high: number | null;
  undecided: number[];
  comers: Comer[];
  assumptions: Line[];
}

export interface OfferedMove {
  move: string;
  verb: string;
  noun: string;
  text: string;
}

export interface OfferedVerb {
  name: string;
  text: string;
}

export interface OptionInfo {
  name: string;
  default: string;
  kind: "number" | "one-of" | "switch" | "several-of" | "list-or-preset" | "by-seat";
  choices: string[];
  presets: Record<string, string>;
  needs: NeedInfo | null;
  key: string;
  seating: boolean;
}

export interface Page {
  name: string;
  title: string;
  lead: Paragraph[];
  chapters: Chapter[];
}

export interface Paragraph {
  id: string;
  text: TextPiece[];
  title: string;
  table: TextPiece[][][];
  why: TextPiece[];
  see: string[];
}

export interface ParcelChange {
  parcel: string;
  owner: number;
  before: number;
  after: number;
}

export interface ParcelIncome {
  parcel: string;
  owner: number;
  income: number;
}

export interface PlacedCowboy {
  seat: number;
  place: string;
  piece: string;
}

export interface PowerOutlook {
  used: number[];
  kept: number[];
  used_left: number;
  kept_left: number;
}

export interface Presence {
  seats: number[];
  watchers: number;
}

export interface Preview {
  lines: Line[];
  chips: Chip[];
  changes: Change[];
  incomes: ParcelChange[];
  prices: ParcelChange[];
  connected: string[];
  stakes: Stake[];
  further: string[];
}

export interface PreviewLine {
  code: string;
  args: Record<string, number | string>;
  text: string;
}

export interface Problem {
  code: string;
  args: Record<string, number | string>;
  text: string;
  rule: string | null;
  view: TableView | null;
}

export interface Prospect {
  gains: Gain[];
  price: number;
  odds: Odds | null;
}

export interface PublicQuestion {
  choice: string;
  seats: number[];
  about: Record<string, number>;
}

export interface Receipt {
  sequence: number;
  entry: LogEntry;
}

export interface Refusals {
  decision_id: string | null;
  refused: Record<string, Problem>;
}

export interface RoundForecast {
  lines: PreviewLine[][];
  details: Forecast;
}

export interface Say {
  command_id: string;
  seat: number;
  text: string;
}

export interface ScoreCourse {
  seat: number;
  points: number;
}

export interface SeatForecast {
  seat: number;
  final: number;
  lines: Line[];
  income: number;
  worst: number;
  loot: number;
  limit: number | null;
  excess: number;
  excess_points: number;
}

export interface SeatRequest {
  kind?: "person" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
}

export interface Seated {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open" | "virtual";
  bot: string | null;
  level: string | null;
  mine: boolean;
  claimable: boolean;
  present: boolean;
  seconds: number | null;
  running: boolean;
}

export interface SeenParcel {
  on: string;
  owner: number;
  income?: number | null;
}

export interface Sites {
  building: string;
  incomes: ParcelIncome[];
}

export interface SourceChange {
  source: string;
  points: number;
}

export interface Stake {
  place: string;
  before: Prospect | null;
  after: Prospect | null;
}

export interface StartTutorial {
  name: string | null;
}

export interface StreamMessages {
  entry: LogEntry;
  view: TableView;
  fresh: TableView;
  presence: Presence;
}

export interface Summary {
  id: string;
  game: "board" | "cards";
  status: "open" | "playing" | "over";
  options: Record<string, string>;
  pace: "none" | "live" | "daily" | "slow";
  names: string[];
  open_seats: number;
  to_move: number[];
  mine: boolean;
  tutorial: boolean;
  created: number;
  changed: number;
}

export interface TableView {
  id: string;
  game: "board" | "cards";
  status: "open" | "playing" | "over";
  sequence: number;
  language: "en" | "fr" | "de" | "ja";
  seat: number;
  mine: number[];
  host: boolean;
  seats: Seated[];
  to_move: number[];
  prompt: string;
  options: Record<string, string>;
  rules_version: number;
  commitment: string;
  pace: "none" | "live" | "daily" | "slow";
  listed: boolean;
  undo: UndoState;
  hints: HintState;
  decision: Decision | null;
  state: BoardSeen | CardsSeen;
  result: GameResult | null;
  parent: string | null;
  rematch: string | null;
  lesson: Lesson | null;
}

export interface Tables {
  tables: Summary[];
}

export interface TakeBack {
  command_id: string;
  seat: number;
}

export interface TakeBackRequest {
  seat: number;
  before: number;
  waiting: number[];
}

export interface TextPiece {
  text: string;
  mark: "plain" | "emphasis" | "code" | "link";
  to: string;
}

export interface ThingValue {
  name: string;
  lines: PreviewLine[];
}

export interface UndoState {
  policy: "strict" | "friendly" | "off";
  free: boolean;
  move: string | null;
  why_not: Problem | null;
  request: TakeBackRequest | null;
}

export interface Unseen {
  thing: string;
  count: number;
}
