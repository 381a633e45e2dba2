// What the server or the rules say against something, in one sentence.
import { Refusal } from "../wire/api";
import type { Problem } from "../wire/protocol";
import { say } from "../texts/texts.svelte";

export class Notice {
  text = $state<string | null>(null);
  private problem = $state.raw<Problem | null>(null);
  /** The rule behind the sentence, where it is one of the rules. */
  rule = $derived(this.text === this.problem?.text ? (this.problem?.rule ?? null) : null);

  clear(): void {
    this.text = null;
  }

  /** Says something that is no rule's business. */
  tell(text: string): void {
    this.problem = null;
    this.text = text;
  }

  /** Says why a move is not allowed. */
  refuse(problem: Problem | null): void {
    this.problem = problem;
    this.text = problem?.text ?? null;
  }

  /** Says why a request failed; any other error is a mistake of ours. */
  complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.problem = error.problem;
    this.text = error.message || say(error.status ? "server-failed" : "server-away");
  }
}
