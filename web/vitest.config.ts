// How the client's parts are tested by themselves; the whole of it is tested in a browser.
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    // State must behave as in the browser: what is derived follows what it is derived from.
    resolve: { conditions: ["browser"] },
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "happy-dom",
      // One world for all files is four times as quick as one for each.
      pool: "threads",
      isolate: false,
      // A busy machine is no mistake.
      testTimeout: 300_000,
    },
  }),
);
