import { expect, it } from '@jest/globals';
import { readSearchAddress } from './search-address';

const id = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';

it('reads a search, its tab and what narrows it, and leaves out what is none of it', () => {
  const whole = { q: 'tides', tab: 'threads', forum: id, author: id, time: 'WEEK' } as const;
  expect(readSearchAddress({ ...whole, more: 1 })).toEqual(whole);
  expect(readSearchAddress({ q: 42, tab: 'all' })).toEqual({ q: '42' });
  expect(readSearchAddress({ q: ['a'], tab: 'lessons', forum: 'x', author: 7, time: 'week' })).toEqual({});
});
