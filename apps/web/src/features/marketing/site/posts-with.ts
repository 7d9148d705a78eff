import type { ListedEntry } from '@lyceum/contracts/cms';

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Posts whose title, teaser or author has all the words, in any case and with or without accents. */
export function postsWith(posts: readonly ListedEntry<'post'>[], words: string): ListedEntry<'post'>[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return posts.filter(({ data: { title, teaser, author } }) => {
    const text = folded(`${title} ${teaser} ${author}`);
    return wanted.every((word) => text.includes(word));
  });
}
