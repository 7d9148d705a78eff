import type { NotificationType } from './notification.enums';
import { notificationTable } from './notification.table';

/** Who is named where the person is no longer known. */
const somebody = 'Somebody';

/** A notification as stored. A grouped type's `description` is what follows the names: 'clapped for your reply'. */
export interface NotificationText {
  type: NotificationType;
  description: string;
  /** Name of the latest actor; null when there is none or their account is gone. */
  actorName: string | null;
  /** Other people who did the same, up to `notificationLimits.maximumOthers`. */
  othersCount: number;
}

/** What a person reads: 'Ada Lovelace and 3 others clapped for your reply' for a grouped type (checklist line 59). */
export function describeNotification({
  type,
  description,
  actorName,
  othersCount,
}: NotificationText): string {
  if (!notificationTable[type].isGrouped) return description;
  return `${actorName ?? somebody}${describeOthers(othersCount)} ${description}`;
}

function describeOthers(count: number): string {
  if (count === 0) return '';
  if (count === 1) return ' and 1 other';
  return ` and ${count} others`;
}
