// Whether the seed of a finished game is the one that was promised when it began.

/** Whether the SHA-256 of the seed is the commitment; null where this browser cannot tell. */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  // Browsers give it to secure pages only.
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
