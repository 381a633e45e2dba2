// Why the server did not do what the start page asked for, in words.
import { Refusal } from "../wire/api";
import { say } from "../texts/texts.svelte";

/** The server's reason, or that there is no server to give one. */
export const refusalText = (error: unknown): string =>
  error instanceof Refusal && error.message ? error.message : say("server-away");
