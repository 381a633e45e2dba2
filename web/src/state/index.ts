// The state of the page: what is shown, what is chosen, what happened, and what a person does.
import { api } from "../wire/api";
import { Director } from "../stage/director";
import { stage } from "../stage/stage.svelte";
import { Actions } from "./actions.svelte";
import { Connection } from "./connection.svelte";
import { GameLog } from "./game-log.svelte";
import { Highlights } from "./highlights.svelte";
import { Notice } from "./notice.svelte";
import { Selection } from "./selection.svelte";
import { Table } from "./table.svelte";
import { Talk } from "../talk/talk.svelte";

export const table = new Table();
export const notice = new Notice();
export const highlights = new Highlights();
export const selection = new Selection(api, table, notice);
export const gameLog = new GameLog(api, table, selection);
export const talk = new Talk(table, gameLog);
export const connection = new Connection(
  api,
  table,
  notice,
  selection,
  gameLog,
  (view) => actions.answerObvious(view),
  (id) => talk.open(id),
  new Director(stage),
);
export const actions: Actions = new Actions(api, table, notice, selection, connection);

export { seatOf } from "./table.svelte";
