import { afterEach, describe, expect, it } from '@jest/globals';
import { usersTable } from '@lyceum/contracts/auth';
import { questionOf, rememberStart, startOf } from './list-memory';
import { readView } from './table-address';

const question = (search: string): string => questionOf('users', readView(usersTable, { search }));

describe('where pages begin', () => {
  afterEach(() => sessionStorage.clear());

  it('is known of the pages one walked through, after a reload, too', () => {
    rememberStart(question('ada'), 2, 'aa');
    rememberStart(question('ada'), 3, 'bb');
    expect([1, 2, 3, 4].map((page) => startOf(question('ada'), page))).toEqual([
      undefined,
      'aa',
      'bb',
      undefined,
    ]);
    expect(startOf(question('ben'), 2)).toBeUndefined();
    // All that is left by a reload.
    expect(sessionStorage).toHaveLength(1);
  });

  it('is forgotten of questions asked long ago', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'])
      rememberStart(question(name), 2, name);
    expect(startOf(question('a'), 2)).toBeUndefined();
    expect(startOf(question('k'), 2)).toBe('k');
  });
});
