import type { PictureSize } from '@lyceum/contracts';

const prefix = '/files/';

/** Where the object of a path lies in the store. */
export const keyOf = (url: string): string => url.slice(prefix.length);

/** Paths of a picture's sizes; the large one is the picture's own. */
export function sizesOf(url: string): Record<PictureSize, string> {
  const stem = url.replace(/\.webp$/, '');
  return { small: `${stem}.small.webp`, medium: `${stem}.medium.webp`, large: url };
}

/** Every object a finished upload may have. */
export function keysOf(url: string): string[] {
  return url.endsWith('.webp') ? Object.values(sizesOf(url)).map(keyOf) : [keyOf(url)];
}
