import { expect, test } from '@jest/globals';
import { shareLinks } from './share-links';

test('[87] Facebook and X get the address, X the title as well, whatever stands in them', () => {
  const links = shareLinks('https://lyceum.example/thread/7?a=1', 'Tea & cake #1');
  expect(links.map(({ label }) => label)).toEqual(['Facebook', 'X']);
  const [facebook, x] = links.map(({ href }) => new URL(href));
  expect(facebook?.searchParams.get('u')).toBe('https://lyceum.example/thread/7?a=1');
  expect(x?.searchParams.get('url')).toBe('https://lyceum.example/thread/7?a=1');
  expect(x?.searchParams.get('text')).toBe('Tea & cake #1');
});
