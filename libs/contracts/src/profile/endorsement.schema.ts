import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { pageLimits } from '../common/page.limits';
import { reportMessageSchema } from '../moderation/moderation.schema';
import { profileLimits } from './profile.limits';
import { isPlainToSee } from './shown-text';
import { hiddenCharacter, lengthOf, tidy } from './written-text';

const { endorsementLength, endorsementsPage, mostEndorsements } = profileLimits;

/** What somebody says for somebody else (checklist line 154). */
export const endorsementTextSchema = z
  .string()
  .overwrite(tidy)
  .refine((text) => text !== '', { error: 'Write something first.', abort: true })
  .refine((text) => lengthOf(text) <= endorsementLength, {
    error: ({ input }) =>
      `Use at most ${String(endorsementLength)} characters: this has ${String(lengthOf(input as string))}.`,
    abort: true,
  })
  .refine(isPlainToSee, hiddenCharacter);

/** `givingUserId` is the caller, who has one for everybody: again changes what it says (checklist lines 152, 154). */
export const submitEndorsementSchema = z.object({
  receivingUserId: idSchema,
  givingUserId: idSchema,
  endorsementText: endorsementTextSchema,
});

export type SubmitEndorsementInput = z.infer<typeof submitEndorsementSchema>;

/** A page of what was said for somebody, the latest first (checklist line 146). */
export const receivedEndorsementsSchema = z.object({
  receivingUserId: idSchema,
  skip: z.int().min(0).max(pageLimits.deepestSkip).nullish(),
  limit: z
    .int()
    .min(1)
    .max(mostEndorsements)
    .nullish()
    .transform((limit) => limit ?? endorsementsPage)
    .meta({ description: `${String(endorsementsPage)} unless said.` }),
});

export type ReceivedEndorsementsInput = z.input<typeof receivedEndorsementsSchema>;

/** Whom it was said for, the caller, hides it from others, or shows it again. */
export const hideEndorsementSchema = z.object({
  endorsementId: idSchema,
  userId: idSchema,
  isHidden: z.boolean(),
});

export type HideEndorsementInput = z.infer<typeof hideEndorsementSchema>;

export const reportEndorsementSchema = z.object({
  endorsementId: idSchema,
  userId: idSchema,
  message: reportMessageSchema,
});

export type ReportEndorsementInput = z.infer<typeof reportEndorsementSchema>;

const person = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.string().nullable(),
});

export const submitEndorsementAnswerSchema = z.object({
  isUpdated: z.boolean().describe('Whether the caller had said something for them before.'),
  returnEndorsement: z.object({
    id: idSchema,
    receivingUser: person,
    givingUser: person,
    endorsementText: z.string(),
    isWaiting: z.boolean().describe('Whether a moderator looks at it before others see it.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
});

export type SubmitEndorsementAnswer = z.infer<typeof submitEndorsementAnswerSchema>;
