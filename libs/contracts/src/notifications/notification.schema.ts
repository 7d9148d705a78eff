import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { emailFrequencies, notificationTypes, requestedNotificationTypes } from './notification.enums';
import { notificationLimits } from './notification.limits';

/** The caller's notifications of these types, newest first (checklist line 52). */
export const getNotificationsSchema = z.object({
  userId: idSchema,
  type: z.array(z.enum(requestedNotificationTypes)).max(requestedNotificationTypes.length),
  platform: z.enum(['web']),
  skipValue: z.int().min(0).max(notificationLimits.deepestSkip).default(0),
  limitValue: z.int().min(1).max(notificationLimits.maximumPageSize).default(notificationLimits.pageSize),
});

export const countNotificationsSchema = getNotificationsSchema.omit({ skipValue: true, limitValue: true });

export const markNotificationsAsSeenSchema = z.object({
  input: z.array(idSchema).max(notificationLimits.maximumSeenAtOnce),
});

export const setNotificationPreferenceSchema = z.object({
  type: z.enum(notificationTypes),
  inApp: z.boolean(),
  email: z.enum(emailFrequencies),
});

export type GetNotificationsInput = z.output<typeof getNotificationsSchema>;
export type CountNotificationsInput = z.output<typeof countNotificationsSchema>;
export type MarkNotificationsAsSeenInput = z.output<typeof markNotificationsAsSeenSchema>;
export type SetNotificationPreferenceInput = z.output<typeof setNotificationPreferenceSchema>;
