// Giving a link away: through what the device offers for it, or through the clipboard.

export const canShare = (): boolean => typeof navigator.share === "function";

/** Offers a link to other programs of the device; who thinks better of it is asked nothing more. */
export async function share(url: string, title: string): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined);
}

/** Puts a text into the clipboard; where a page may not, through a field as long ago. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

function copyThroughField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}
