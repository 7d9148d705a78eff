import { expect, it } from '@jest/globals';
import { withKept } from './kept-entries';
import type { NotificationItem } from './notification-queries';

const item = (id: string, minute: number): NotificationItem => ({
  id,
  type: 'FRIEND_REQUEST_RECEIVED',
  seen: true,
  description: id,
  by: null,
  createdAt: `2026-03-14T12:0${String(minute)}:00Z`,
  url: null,
  tag: id,
  othersCount: 0,
});

it('keeps what was answered where it stood, once, when the server tells of it no more', () => {
  const [newest, answered, oldest] = [item('newest', 3), item('answered', 2), item('oldest', 1)];
  expect(withKept([newest, oldest], [answered])).toEqual([newest, answered, oldest]);
  expect(withKept([newest, answered, oldest], [answered])).toEqual([newest, answered, oldest]);
});
