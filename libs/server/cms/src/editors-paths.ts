import { contentPath, type ReadType, readTypes } from '@lyceum/contracts/cms';
import { shippedEntries } from './shipped-content';

const readable: readonly string[] = readTypes;

/** Paths of the pages that the product came with, by the configured brand. */
const pagesOf = new Map<string, ReadonlySet<string>>();

function shippedPaths(brandSlug: string): ReadonlySet<string> {
  const known = pagesOf.get(brandSlug);
  if (known) return known;
  const paths = shippedEntries()
    .filter(({ type }) => readable.includes(type))
    .map(({ type, slug }) => contentPath(type as ReadType, slug, brandSlug));
  const made = new Set(paths);
  pagesOf.set(brandSlug, made);
  return made;
}

/** Whether a path is that of something only editors publish, though the front end has a screen of its own for it. */
export const isEditorsPath = (path: string, brandSlug: string): boolean =>
  /^\/(?:(?:blog|globe)\/[^/]+$|(?:es|zh)(?:\/|$))/.test(path) || shippedPaths(brandSlug).has(path);
