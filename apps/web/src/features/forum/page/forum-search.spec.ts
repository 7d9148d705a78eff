import { describe, expect, it } from '@jest/globals';
import { forumTabs, fullForumSearch, inAddress, offeredSorts } from './forum-search';

/** What stands in the address again after it was read. */
const readForumSearch = (search: Record<string, unknown>) => inAddress(fullForumSearch(search));

describe('the address of a forum', () => {
  it('[62] says nothing of the defaults: Posts, newest first, no search', () => {
    expect(readForumSearch({})).toEqual({});
    expect(fullForumSearch({})).toEqual({ tab: 'posts', sort: 'NEWEST', q: '' });
    expect(inAddress({ tab: 'posts', sort: 'NEWEST', q: '' })).toEqual({});
  });

  it('[61] keeps tab, search and sort', () => {
    expect([...forumTabs]).toEqual(['posts', 'members', 'info']);
    expect(readForumSearch({ tab: 'members', sort: 'OLDEST', q: ' owls ' })).toEqual({
      tab: 'members',
      sort: 'OLDEST',
      q: 'owls',
    });
  });

  it('[62] takes all five sorts, of which the screen offers three', () => {
    for (const sort of ['OLDEST', 'FEATURED', 'NAME', 'CLAPS'])
      expect(readForumSearch({ sort })).toEqual({ sort });
    expect(offeredSorts).toEqual(['NEWEST', 'OLDEST', 'FEATURED']);
  });

  it('is read as if what it must not say were not there', () => {
    expect(readForumSearch({ tab: 'admin', sort: 7, q: { a: 1 }, other: 'x' })).toEqual({});
    expect(readForumSearch({ sort: 'WORST' })).toEqual({});
    expect(readForumSearch({ q: 42 })).toEqual({ q: '42' });
  });
});
