import { fileTypeFromBuffer } from 'file-type';

/** Bytes from the start of a file that say what it is. */
export const headBytes = 64 * 1024;

/** What the bytes themselves say they are, e.g. `image/png`; null where they say nothing. Names are not believed. */
export async function sniff(head: Uint8Array): Promise<string | null> {
  // Reading on where a damaged file ends is its reader's way of saying that it knows nothing.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found?.mime === 'image/apng') return 'image/png';
  return found?.mime ?? null;
}
