import { isSameOriginPath } from '../common/same-origin-path';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const wholeAddress = new RegExp(`^/media/(${id})$`);

/** What stands in an entry for a picture of the library, whichever file it has: where it is read, that file's address takes its place. */
export const mediaAddress = (mediaId: string): string => `/media/${mediaId}`;

/** Which picture of the library an address stands for; null of every other one. */
export const mediaIdOf = (address: string): string | null => wholeAddress.exec(address)?.[1] ?? null;

/** Addresses of pictures of the library in a text that tells of an entry, each at the end of a line. */
export const mediaInText = (): RegExp => new RegExp(`/media/(${id})$`, 'gm');

/** The address of a picture as it is kept, however it was written: one of the library is always spelt the same. */
export function keptAddress(written: string): string {
  const address = written.trim();
  const small = address.toLowerCase();
  return mediaIdOf(small) === null ? address : small;
}

/**
 * Whether an address is a picture of the library, or none that people sent. By the address of its file the library does not know
 * that a picture is shown: it could be deleted while it is.
 */
export function isPictureAddress(address: string): boolean {
  if (mediaIdOf(address) !== null) return true;
  if (!isSameOriginPath(address)) return false;
  const { pathname } = new URL(address, 'https://own.invalid');
  const path = pathname.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return !/^\/+(?:files|media)(?:\/|$)/i.test(path);
}
