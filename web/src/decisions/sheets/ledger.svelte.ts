// The sheet of A New Beginning: what stands on its lines, what that costs, and what is left.
import { SHEET_LINES, SHEET_LOANS, SHEET_MONEY } from "../../wire/printed";

const LOAN = 0;
const VPS = SHEET_LINES.findIndex((line) => line.name === "vps");

export class Ledger {
  /** What stands on each line; lines before the first are written already. */
  amounts = $state(SHEET_LINES.map(() => 0));

  /** The first line to write, and the money that the lines before it have left. */
  constructor(
    readonly first: number = LOAN,
    private readonly before: number = SHEET_MONEY,
  ) {}

  /** All the money there is to spend. */
  get money(): number {
    return this.before + (this.first === LOAN ? this.brought(this.amounts[LOAN] ?? 0) : 0);
  }

  get left(): number {
    return this.money - this.costs.reduce((sum, cost) => sum + cost, 0);
  }

  get costs(): number[] {
    return SHEET_LINES.map((line, number) => line.price * (this.amounts[number] ?? 0));
  }

  brought(points: number): number {
    return SHEET_LOANS[points] ?? 0;
  }

  /** The most that a line takes, with what is left. */
  most(line: number): number {
    const { price, most } = SHEET_LINES[line] ?? { price: 1, most: 0 };
    if (line === VPS && (this.amounts[LOAN] ?? 0) > 0) return 0;
    return Math.min(most, (this.amounts[line] ?? 0) + Math.floor(this.left / price));
  }

  /** Whether this many points can be given up: nobody buys points as well, or spends the money twice. */
  canLend(points: number): boolean {
    if (points > 0 && (this.amounts[VPS] ?? 0) > 0) return false;
    return this.left - this.brought(this.amounts[LOAN] ?? 0) + this.brought(points) >= 0;
  }

  write(line: number, amount: number): void {
    this.amounts[line] = amount;
  }

  /** The moves that write the lines one after the other. */
  get moves(): string[] {
    return this.amounts.slice(this.first).map((amount) => `sheet ${amount}`);
  }
}
