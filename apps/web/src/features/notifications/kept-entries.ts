import type { NotificationItem } from './notification-queries';

/**
 * The list with what was answered or read in it, newest first: that stays in its place until the panel closes, though the
 * server tells of it no more.
 */
export function withKept(
  items: readonly NotificationItem[],
  kept: readonly NotificationItem[],
): readonly NotificationItem[] {
  const missing = kept.filter(({ id }) => !items.some((item) => item.id === id));
  if (missing.length === 0) return items;
  return [...items, ...missing].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
