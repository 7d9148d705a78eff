import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');

/** All messages files, from the project's root. */
export const messagesFiles = globSync('{apps/web/src,libs/*/src,libs/server/*/src}/**/*.messages.ts', {
  cwd: root,
}).sort();

/** A text of a messages file by its place in it; one that is a string is none of the reader's language. */
export interface PlacedText {
  readonly place: string;
  readonly say: string | (() => string);
}

export async function textsIn(file: string): Promise<PlacedText[]> {
  return textsOf(await import(join(root, file)), '');
}

type Say = (values: Readonly<Record<string, string>>) => string;

/** Whatever a message asks for, by its name: '{name} wrote' is said as it is written. */
const values = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

function textsOf(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ place, say: value }];
  if (typeof value === 'function') return [{ place, say: () => (value as Say)(values) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${place}.${key}`));
}
