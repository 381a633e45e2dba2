// What is said aloud to whoever moves over the table by keyboard.

let text = $state("");

export const announcer = {
  get text(): string {
    return text;
  },
  say(said: string): void {
    text = said;
  },
};
