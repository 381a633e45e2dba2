// Which questions come as a sheet of their own, and whether it was put aside to see the town.
import { countedOf, isOnBoard, type Group } from "../moves";
import { selection, table } from "../../state";

export type SheetKind =
  "characters" | "ledger" | "auction" | "tiles" | "consent" | "amount" | "list";

const BY_CHOICE: Record<string, SheetKind> = {
  FillSheet: "ledger",
  BidOrPass: "auction",
  PlayTiles: "tiles",
  AllowHouse: "consent",
  FetchCharacter: "list",
};

/** What kind of sheet a question needs; none where the table answers it. */
export function kindOf(choice: string, groups: Group[]): SheetKind | null {
  const own = BY_CHOICE[choice];
  if (own) return own;
  if (countedOf(groups)) return "amount";
  const apart = groups.filter((group) => group.aim !== "word" && !isOnBoard(group.aim));
  if (apart.some((group) => group.aim === "card")) return "characters";
  return apart.length ? "list" : null;
}

class QuestionSheet {
  /** The question whose sheet was put aside. */
  private aside = $state<string | null>(null);

  kind = $derived.by<SheetKind | null>(() => {
    const { board, decision, veiled } = table;
    if (!decision || veiled !== null) return null;
    // The card table asks nearly everything in its own places.
    return board ? kindOf(decision.choice, selection.groups) : (BY_CHOICE[decision.choice] ?? null);
  });
  isAside = $derived(this.aside !== null && this.aside === table.decision?.id);
  isOpen = $derived(this.kind !== null && !this.isAside);
  /** Whether the sheet has buttons of its own; the characters hang above those of the prompt. */
  asksItself = $derived(this.isOpen && this.kind !== "characters");

  putAside(): void {
    this.aside = table.decision?.id ?? null;
  }

  takeUp(): void {
    this.aside = null;
  }
}

export const questionSheet = new QuestionSheet();
