/** Where the words of a search stand in a text: start and end of each place, without regard to case. */
export function wordPlaces(text: string, searchQuery: string): [start: number, end: number][] {
  const words = searchQuery.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return [];
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  const places = text.matchAll(new RegExp(escaped.join('|'), 'giu'));
  return [...places].map(({ 0: found, index }) => [index, index + found.length]);
}
