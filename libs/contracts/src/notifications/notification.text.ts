import type { NotificationType } from './notification.enums';
import * as messages from './notification.messages';
import { notificationTable } from './notification.table';

/** A notification as stored, which holds no name: what follows those who did it ('clapped for your reply') or the whole text. */
export interface NotificationText {
  type: NotificationType;
  description: string;
  /** Name of the latest actor; null when there is none or their account is gone. */
  actorName: string | null;
  /** Name of whom it is about and who did nothing; null for most, and where the reader may not know it. */
  subjectName?: string | null;
  /** Other people who did the same, up to `notificationLimits.maximumOthers`. */
  othersCount: number;
}

/** What a person reads: 'Ada Lovelace and 3 others clapped for your reply' for a type that names who did it (checklist line 59). */
export function describeNotification({
  type,
  description,
  actorName,
  subjectName,
  othersCount,
}: NotificationText): string {
  if (subjectName) return messages.isAbout({ subject: subjectName, what: description });
  if (!notificationTable[type].namesActor) return description;
  const said = { actor: actorName ?? messages.somebody(), what: description };
  return othersCount === 0 ? messages.didByOne(said) : messages.didByMany({ ...said, count: othersCount });
}
