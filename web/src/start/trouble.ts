// Why a wish of the start page was not granted, in words.
import { Refusal } from "../lib/api";
import { say } from "../lib/texts.svelte";

/** The server's reason, or that there is no server to give one. */
export const troubleOf = (error: unknown): string =>
  error instanceof Refusal && error.message ? error.message : say("server-away");
