import { describe, expect, it } from '@jest/globals';
import { readToolSearch, tabsFor } from './tool-search';

describe('the tool of a forum', () => {
  it('[77] shows an admin requests, reports, invited, members, bans, settings and the record', () => {
    expect(tabsFor({ canModerate: true, canAdminister: true })).toEqual([
      'requests',
      'reports',
      'invited',
      'members',
      'bans',
      'settings',
      'audit',
    ]);
  });

  it('[77] shows a moderator requests and reports, and others nothing', () => {
    expect(tabsFor({ canModerate: true, canAdminister: false })).toEqual(['requests', 'reports']);
    expect(tabsFor({ canModerate: false, canAdminister: false })).toEqual([]);
  });

  it('reads its tab from the address', () => {
    expect(readToolSearch({ tab: 'bans' })).toEqual({ tab: 'bans' });
    expect(readToolSearch({ tab: 'nothing' }).tab).toBeUndefined();
  });
});
