import { idSchema } from '@lyceum/contracts';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Somebody has something new; `isNew` is false where it joined an unseen notification of its group. */
export const NotificationAdded = defineEvent(
  'notifications.notification-added',
  z.object({ userId: idSchema, notificationId: idSchema, isNew: z.boolean() }),
);

/** Somebody has seen some of theirs, or some were taken back. */
export const NotificationsSeen = defineEvent(
  'notifications.notifications-seen',
  z.object({ userId: idSchema }),
);

/** The time of somebody's daily e-mail has come; `day` is theirs, as YYYY-MM-DD. */
export const DigestDue = defineEvent(
  'notifications.digest-due',
  z.object({ userId: idSchema, day: z.iso.date() }),
);
