// What lies before a player beside money, land and cowboys, by its drawing.
import { say } from "../texts/texts.svelte";
import type { BoardPlayer } from "../wire/protocol";

export interface Piece {
  name: string;
  picture: string;
  count: number;
}

/** The pieces of a variant or a power that a player has. */
export function supplyOf(player: BoardPlayer): Piece[] {
  return [
    { name: say("supply-dynamite"), picture: "pieces/dynamite", count: player.dynamite },
    { name: say("supply-horses"), picture: "pieces/horse", count: player.horses },
    { name: say("supply-duel-tiles"), picture: "pieces/duel-tile", count: player.duel_tiles },
    { name: say("supply-rodeos"), picture: "pieces/rodeo-token", count: player.rodeos },
    ...Object.entries(player.reserve).map(([thing, count]) => ({
      name: say("supply-reserve", { thing: say(`thing-${thing}`) }),
      picture: `things/${thing}`,
      count,
    })),
  ].filter((piece) => piece.count > 0);
}
