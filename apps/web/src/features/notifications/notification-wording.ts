import { notificationTable, readInAppText } from '@lyceum/contracts/notifications';
import type { NotificationItem } from './notification-queries';

/** What the dropdown says, and where it leads; nowhere for what is read in the app. */
export function wordingOf({
  type,
  description,
  url,
}: Pick<NotificationItem, 'type' | 'description' | 'url'>): {
  text: string;
  path: string | null;
} {
  if (notificationTable[type].isReadInApp) return { text: readInAppText, path: null };
  return { text: description, path: url ?? null };
}
