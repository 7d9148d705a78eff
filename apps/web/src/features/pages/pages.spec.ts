import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findAlias } from '@lyceum/contracts/site';
import { findPage, plannedPages } from './find-page';

/** Paths with a route file of their own that pages lead to. */
const routed = ['/', '/community', '/konnect', '/login', '/signup', '/settings', '/ops/'];

/** The console's sections, of which each is a file or a folder of its routes. */
const sections = readdirSync(join(import.meta.dirname, '../../../../ops/src/routes/_console')).map(
  (file) => `/ops/${file.split('.')[0] ?? ''}`,
);

/** A page that shows today what it speaks of. */
const isThere = (path: string): boolean => {
  const page = findPage(path, 'acme')?.page;
  return page !== undefined && page.holds.length === 0;
};

const find = (path: string): string | undefined => findPage(path, 'acme')?.page.title();

describe('the pages to come', () => {
  it('have a title and a purpose of their own, and an action that leads to what is there today', () => {
    const purposes = plannedPages.map(({ purpose }) => purpose({ brandName: 'Acme' }));
    expect(new Set(purposes).size).toBe(purposes.length);
    for (const { title, action, paths } of plannedPages) {
      const path = action.path.replace('{brand}', 'acme');
      const leadsOn = [...routed, ...sections].includes(path) || isThere(path);
      expect([title(), path, leadsOn]).toEqual([title(), path, true]);
      expect(paths).not.toContain(path.slice(1));
    }
  });

  it('are found by the most literal pattern', () => {
    expect(find('/payments/awaitingAlipay')).toBe('Payment');
    expect(find('/payments/7/receipt')).toBe('Payment');
    expect(findPage('/lessons/7', 'acme')?.values).toEqual({ id: '7' });
  });

  it('know the brand, and nothing beyond their patterns', () => {
    expect(find('/acme-events/spring')).toBe('Summit event');
    for (const path of ['/other-events/spring', '/globe/article9', '/lessons', '/u/1/2'])
      expect([path, find(path)]).toEqual([path, undefined]);
  });
});

describe('aliases', () => {
  it.each([
    ['/home', '/'],
    ['/communityV2', '/community'],
    ['/Blog/a%20b/c', '/blog/a%2520b/c'],
    ['/Blog', '/blogs'],
    ['/globe', '/acme-globe'],
    ['/s/climateaction', '/konnect'],
    ['/s/other', null],
    ['/konnect', null],
    ['/es/blog', '/es/blogs'],
    ['/zh/Blog/one', '/zh/blog/one'],
    ['/es/home', '/es'],
    ['/zh/globe', '/zh/acme-globe'],
    ['/es/communityV2', null],
  ])('%s leads to %s', (path, target) => {
    expect(findAlias(path, 'acme')).toBe(target);
  });
});
