import { describe, expect, it } from '@jest/globals';
import { notificationLimits } from '@lyceum/contracts/notifications';
import { listQuery, type NotificationItem } from './notification-queries';

const item = (id: string): NotificationItem => ({
  id,
  type: 'OTHER',
  seen: false,
  description: id,
  by: null,
  createdAt: '2026-03-14T12:00:00Z',
  url: null,
  tag: null,
  othersCount: 0,
});

describe('the pages of the dropdown', () => {
  it('go on as long as they are full', () => {
    const { getNextPageParam } = listQuery('u', 'ALL');
    const full = Array.from({ length: notificationLimits.pageSize }, (_, index) => item(String(index)));
    expect(getNextPageParam(full, [full, full], 0, [])).toBe(2 * notificationLimits.pageSize);
    expect(getNextPageParam([item('last')], [full, [item('last')]], 0, [])).toBeNull();
  });
});

it('the unseen ones are one page: what is seen of them would move the next', () => {
  const { getNextPageParam } = listQuery('u', 'UNREAD');
  const full = Array.from({ length: notificationLimits.maximumSeenAtOnce }, (_, index) =>
    item(String(index)),
  );
  expect(getNextPageParam(full, [full], 0, [])).toBeNull();
});
