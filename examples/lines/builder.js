// A bot by lines in JavaScript: it builds if it can, and otherwise takes the first move there is.
//
//     carson bot check "node examples/lines/builder.js"
//
// docs/writing-a-bot-by-lines.md explains the lines.

const readline = require("node:readline");

const LIKED = ["build", "place", "take", "buy"];
let moves = [];

function best() {
  for (const verb of LIKED) {
    const found = moves.find((move) => move.startsWith(`${verb} `));
    if (found) return found;
  }
  return moves.find((move) => move !== "pass") ?? moves[0];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "hello") console.log("hello builder");
  else if (word === "asked") moves = [];
  else if (word === "move") moves.push(rest);
  else if (word === "go") console.log(`play ${best()}`);
  else if (word === "refused") console.error(`refused: ${rest}`);
  else if (word === "quit") process.exit();
});
