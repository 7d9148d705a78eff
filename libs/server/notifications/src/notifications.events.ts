import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/**
 * Somebody has something new that they want mailed at once. The release before also raised it, with `isNew` false, for what
 * joined its group and is not mailed.
 */
export const NotificationAdded = defineEvent(
  'notifications.notification-added',
  z.object({ userId: idSchema, notificationId: idSchema, isNew: z.boolean().optional() }),
);

/** The time of somebody's daily e-mail has come; `day` is theirs, as YYYY-MM-DD. */
export const DigestDue = defineEvent(
  'notifications.digest-due',
  z.object({ userId: idSchema, day: z.iso.date() }),
);
