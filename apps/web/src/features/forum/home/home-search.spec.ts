import { expect, test } from '@jest/globals';
import { homeTabs, readHomeSearch } from './home-search';

test('the home of the forums opens on the feed, and the address may name another tab', () => {
  expect(readHomeSearch({})).toEqual({});
  expect(readHomeSearch({ tab: 'feed' })).toEqual({});
  expect(readHomeSearch({ tab: 'nonsense' })).toEqual({});
  for (const tab of homeTabs.slice(1)) expect(readHomeSearch({ tab })).toEqual({ tab });
});
