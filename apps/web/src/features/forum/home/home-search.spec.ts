import { expect, test } from '@jest/globals';
import { homeTabs, readHomeSearch } from './home-search';

test('the home of the forums opens on the feed, and the address may name another tab', () => {
  expect(readHomeSearch({})).toEqual({});
  expect(readHomeSearch({ tab: 'feed' })).toEqual({});
  expect(readHomeSearch({ tab: 'nonsense' })).toEqual({});
  for (const tab of homeTabs.slice(1)) expect(readHomeSearch({ tab })).toEqual({ tab });
});

test('the address may name a conversation, where conversations are', () => {
  const conversation = '019a0000-0000-7000-8000-000000000000';
  expect(readHomeSearch({ tab: 'conversations', conversation })).toEqual({
    tab: 'conversations',
    conversation,
  });
  expect(readHomeSearch({ tab: 'conversations', conversation: 'x' })).toEqual({ tab: 'conversations' });
  expect(readHomeSearch({ tab: 'all', conversation })).toEqual({ tab: 'all' });
});
