// How the client is built: into the folder from which the server sends it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const server = process.env.CARSON_SERVER ?? "http://127.0.0.1:1858";

/** What is built is never kept under version control. */
function ignored(): Plugin {
  return {
    name: "ignored",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ".gitignore", source: "*\n" });
    },
  };
}

/** The fonts are sent with their licence. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const source = readFileSync("src/art/fonts/OFL.txt", "utf-8");
      this.emitFile({ type: "asset", fileName: "fonts-licence.txt", source });
    },
  };
}

/** On a slow line the first words are not held up by how everything else looks. */
function wordsFirst(): Plugin {
  const SHEET = /\s*<link rel="stylesheet" crossorigin[^>]*>/g;
  return {
    name: "words-first",
    transformIndexHtml: {
      order: "post",
      handler(page) {
        const sheets = page.match(SHEET) ?? [];
        return page.replace(SHEET, "").replace("<noscript>", `${sheets.join("")}\n    <noscript>`);
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), ignored(), licences(), wordsFirst()],
  build: {
    outDir: "../carson/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2023",
    reportCompressedSize: false,
    rolldownOptions: {
      // The service worker lies at the top, so that it may keep all pages.
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            // Drawings that are part of the page, and the addresses of the others, lie apart.
            { name: "drawings", test: /src\/(art\/.*\.svg|parts\/art|town\/pieces\/drawings)/ },
          ],
        },
      },
    },
  },
  server: {
    // The texts lie beside the client, in the package.
    fs: { allow: [".."] },
    proxy: { "^/(games|info|session|health|notices|ladder|rules/(en|fr|de|ja)\\b)": server },
  },
});
