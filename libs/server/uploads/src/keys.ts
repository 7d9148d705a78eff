import { type PictureSize, sizesOf } from '@lyceum/contracts/uploads';

const prefix = '/files/';

/** Where the object of a path lies in the store. */
export const keyOf = (url: string): string => url.slice(prefix.length);

/** Every object a finished upload may have. */
export function keysOf(url: string): string[] {
  return url.endsWith('.webp') ? Object.values(sizesOf(url)).map(keyOf) : [keyOf(url)];
}

/** The path an object is served under. */
export const urlOfKey = (key: string): string => `${prefix}${key}`;

const smallerPattern = /\.(small|medium)\.webp$/;

/** Which of the smaller sizes of a picture a key is of; null for the large one, and for what is no picture. */
export function sizeOf(key: string): PictureSize | null {
  const found = smallerPattern.exec(key)?.[1];
  return found === 'small' || found === 'medium' ? found : null;
}

/** The key of the file itself, whichever of its sizes the key is of. */
export const wholeOf = (key: string): string => key.replace(smallerPattern, '.webp');
