import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/page.schema';
import { moderationActions, moderationCaseStatuses } from './moderation.enums';
import { moderationLimits } from './moderation.limits';

const text = (maximum: number) =>
  z.string().trim().min(1, 'Write something first.').max(maximum, `Write at most ${maximum} characters.`);

/** Why somebody reports something (checklist line 97). */
export const reportMessageSchema = text(moderationLimits.reportLength);

/** A page of a forum's queue, the latest first; without a status the open ones. */
export const getForumReportsSchema = z.object({
  communityId: idSchema,
  status: z
    .enum(moderationCaseStatuses)
    .nullish()
    .transform((status) => status ?? 'OPEN'),
  cursor: cursorSchema.nullish(),
});

export type GetForumReportsInput = z.input<typeof getForumReportsSchema>;

/** Every decision has a reason. `banEndsAt` is for BAN alone; without it the ban has no end. */
export const decideReportSchema = z.object({
  id: idSchema,
  action: z.enum(moderationActions),
  reason: text(moderationLimits.reasonLength),
  banEndsAt: z
    .date()
    .refine((end) => end.getTime() > Date.now(), 'A ban ends in the future.')
    .nullish(),
});

export type DecideReportInput = z.infer<typeof decideReportSchema>;

export const appealModerationSchema = z.object({
  noticeId: idSchema,
  userId: idSchema,
  message: text(moderationLimits.appealLength),
});

export type AppealModerationInput = z.infer<typeof appealModerationSchema>;

export const getModerationNoticesSchema = z.object({ userId: idSchema });

export type GetModerationNoticesInput = z.infer<typeof getModerationNoticesSchema>;
