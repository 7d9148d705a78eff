import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { emailFrequencies, notificationTypes, requestedNotificationTypes } from './notification.enums';
import { notificationLimits } from './notification.limits';

/** The caller's notifications of these types, newest first (checklist line 52). */
export const getNotificationsSchema = z.object({
  userId: idSchema,
  type: z
    .array(z.enum(requestedNotificationTypes).meta({ graphql: 'String' }))
    .max(requestedNotificationTypes.length),
  platform: z.enum(['web']).meta({ graphql: 'String' }),
  skipValue: z
    .int()
    .min(0)
    .max(notificationLimits.deepestSkip)
    .nullish()
    .transform((skip) => skip ?? 0),
  limitValue: z
    .int()
    .min(1)
    .max(notificationLimits.maximumPageSize)
    .nullish()
    .transform((limit) => limit ?? notificationLimits.pageSize),
  unseenOnly: z.boolean().nullish(),
});

export const countNotificationsSchema = getNotificationsSchema.pick({
  userId: true,
  type: true,
  platform: true,
});

export const markNotificationsAsSeenSchema = z.object({
  input: z.array(idSchema).max(notificationLimits.maximumSeenAtOnce),
});

export const setNotificationPreferenceSchema = z
  .object({
    type: z.enum(notificationTypes),
    inApp: z.boolean(),
    email: z.enum(emailFrequencies),
  })
  .meta({ id: 'SetNotificationPreferenceInput' });

/** One choice for several types; what is left out stays as it is for each. */
export const chooseNotificationsSchema = z
  .object({
    types: z.array(z.enum(notificationTypes)).min(1).max(notificationTypes.length),
    inApp: z.boolean().nullish(),
    email: z.enum(emailFrequencies).nullish(),
  })
  .meta({ id: 'ChooseNotificationsInput' });

export type GetNotificationsInput = z.input<typeof getNotificationsSchema>;
export type CountNotificationsInput = z.output<typeof countNotificationsSchema>;
export type MarkNotificationsAsSeenInput = z.output<typeof markNotificationsAsSeenSchema>;
export type ChooseNotificationsInput = z.output<typeof chooseNotificationsSchema>;
export type SetNotificationPreferenceInput = z.output<typeof setNotificationPreferenceSchema>;
