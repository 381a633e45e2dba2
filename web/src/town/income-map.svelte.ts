// The income map: what a building would pay, wherever one could build it.
import { selection, table } from "../state";
import { api } from "../wire/api";
import { priceOf } from "./board-facts";

class IncomeMap {
  /** Whether a person wants to see it; a building that is to be placed shows it by itself. */
  isWanted = $state(false);
  private picked = $state<string | null>(null);
  private incomes = $state.raw(new Map<string, number>());

  /** The building that is being placed. */
  private placed = $derived(
    selection.group?.verb === "build" ? String(table.decision?.about.building ?? "") || null : null,
  );
  /** The tiles to ask about: those in your reserve and on the track. */
  tiles = $derived.by<string[]>(() => {
    const reserve = table.board?.players[table.view?.seat ?? -1]?.reserve ?? {};
    const track = Object.values(table.board?.track ?? {});
    const all = [...Object.keys(reserve), ...track].filter((tile) => tile !== "nothing");
    return [...new Set(all)];
  });
  building = $derived.by<string | null>(() => {
    if (this.placed) return this.placed;
    if (!this.isWanted || table.past) return null;
    return this.picked ?? this.chosen() ?? this.tiles[0] ?? null;
  });
  private most = $derived(Math.max(1, ...this.incomes.values()));

  toggle(): void {
    this.isWanted = !this.isWanted;
    this.picked = null;
  }

  pick(building: string): void {
    this.picked = building;
  }

  /** What the building would pay on a parcel, and how good that is. */
  at(parcel: string): { income: number; share: number } | null {
    const isMeant = !this.placed || selection.targets.has(parcel);
    const income = this.building && isMeant ? this.incomes.get(parcel) : undefined;
    return income === undefined ? null : { income, share: income / this.most };
  }

  /** Asks again after each change of the table. */
  async look(): Promise<void> {
    const { building } = this;
    const seat = table.view?.seat ?? -1;
    if (!building || seat < 0) return;
    const found = await api.sites(table.id, seat, building).catch(() => null);
    if (!found || this.building !== building) return;
    this.incomes = new Map(found.incomes.map((one) => [one.parcel, one.income]));
  }

  /** The tile on the space that a cowboy is about to go to. */
  private chosen(): string | null {
    const tile = table.board?.track[priceOf(selection.noun ?? "") ?? ""];
    return tile && tile !== "nothing" ? tile : null;
  }
}

export const incomeMap = new IncomeMap();
