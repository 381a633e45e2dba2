// QR codes, against codes that another program has made.
import { describe, expect, test } from "vitest";
import { penalty } from "../../src/qr/masks";
import { codes, qr } from "../../src/qr/qr";

const lines = (text: string, mask: number): string[] =>
  (codes(text)[mask] ?? []).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
async function digest(text: string, mask: number): Promise<string> {
  const bytes = new TextEncoder().encode(lines(text, mask).join("\n"));
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 8);
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const TOKEN = "https://carson.example.org/g/AbCdEfGhIjKlMnOpQrStUv#token=" + "x".repeat(43);

describe("a QR code", () => {
  test("of a word is the one that everybody makes of it", () => {
    expect(lines("HELLO", 0)).toEqual([
      "111111100111001111111",
      "100000101011001000001",
      "101110100010001011101",
      "101110100011001011101",
      "101110101010101011101",
      "100000100110101000001",
      "111111101010101111111",
      "000000000101100000000",
      "101010100101000010010",
      "101010000110001000010",
      "000001100110100011111",
      "101011010110001000010",
      "011001110110101010100",
      "000000001011010100110",
      "111111100001011100111",
      "100000100011110110000",
      "101110101011011100111",
      "101110100100001100110",
      "101110101010100010101",
      "100000100110001010010",
      "111111101010101100111",
    ]);
  });

  test.each([
    ["a link to a table", 7, "https://example.org/g/abcdefghijk", "771b87f0f2cdd95f"],
    ["a link to a seat", 0, TOKEN, "a21fd2be20756962"],
    ["words in Japanese", 7, "日本語のテーブル", "47f079007e20d80a"],
    ["the longest that is large enough to tell its size", 1, "a".repeat(200), "7fc27d216fc2a9d2"],
  ])("holds %s", async (_, mask, text, known) => {
    expect(await digest(text, mask)).toBe(known);
  });

  test("grows with its text", () => {
    expect(lines("a".repeat(14), 0).length).toBe(21);
    expect(lines("a".repeat(15), 0).length).toBe(25);
  });

  test("has the mask that is easiest to read", () => {
    const found = qr(TOKEN);
    expect(codes(TOKEN)).toContainEqual(found);
    expect(Math.min(...codes(TOKEN).map(penalty))).toBe(penalty(found ?? []));
  });

  test("is not made of a text that is too long", () => {
    expect(qr("a".repeat(214))).toBeNull();
  });
});
