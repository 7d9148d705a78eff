import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';
import { reportMessageSchema } from '../moderation/moderation.schema';
import { newPollSchema } from '../polls/poll.schema';
import { isOwnFileUrl } from '../uploads/file-address';
import { threadSorts } from './community.enums';
import { communityNameInAddressSchema } from './community.schema';
import { threadLimits } from './thread.limits';

/** Where a page of threads begins; a cursor goes before `skipValue` (checklist line 85). */
const pageShape = {
  skipValue: z.int().min(0).max(pageLimits.deepestSkip).nullish(),
  limitValue: z.int().min(1).max(pageLimits.maximumPageSize).nullish(),
  cursor: cursorSchema.nullish(),
};

/**
 * Threads of one forum, without the pinned ones; the newest first unless said otherwise (checklist line 62). An address
 * holds a forum's name: its list can be asked for before anything else is known of it.
 */
export const listThreadsSchema = z
  .object({
    ...pageShape,
    communityId: idSchema.nullish().describe('The forum, where communityName does not say it.'),
    communityName: communityNameInAddressSchema
      .nullish()
      .describe('The forum, where communityId does not say it.'),
    sortBy: z.enum(threadSorts).nullish(),
    userId: idSchema,
  })
  .refine(
    (input) => [input.communityId, input.communityName].filter((it) => (it ?? null) !== null).length === 1,
    {
      path: ['communityId'],
      message: 'Say which forum, by its id or by its name.',
    },
  )
  .meta({ id: 'ThreadsFromCommunityInput' });

export type ListThreadsInput = z.infer<typeof listThreadsSchema>;

/** Threads of the caller's forums, or those they saved (checklist line 96). */
export const listOwnThreadsSchema = z.object({ ...pageShape, userId: idSchema });

export type ListOwnThreadsInput = z.infer<typeof listOwnThreadsSchema>;

/** How many threads came after a moment, for the pill 'n new'. */
export const countNewThreadsSchema = z.object({
  communityId: idSchema,
  since: z.iso.datetime({ offset: true }),
});

export type CountNewThreadsInput = z.infer<typeof countNewThreadsSchema>;

/** A thread alone, where the caller needs no name. */
export const threadIdSchema = z.object({ threadId: idSchema });

export type ThreadIdInput = z.infer<typeof threadIdSchema>;

/** The caller and a thread: to open it, count the view, save it, delete it. */
export const ownThreadSchema = z.object({ threadId: idSchema, userId: idSchema });

export type OwnThreadInput = z.infer<typeof ownThreadSchema>;

/** One line of text a person reads, without what would break the line or hide in it. */
const lineSchema = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1, 'This field is required.')
    .max(maximum, `Use at most ${String(maximum)} characters.`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Use a single line of text.');

export const threadTitleSchema = lineSchema(threadLimits.titleLength).refine(
  hasVisibleCharacters,
  'This field is required.',
);

/** Each tag once, whatever its case. */
export const threadTagsSchema = z
  .array(lineSchema(threadLimits.tagLength))
  .max(threadLimits.tags, `Use at most ${String(threadLimits.tags)} tags.`)
  .refine(areDifferent, 'Each tag can be there once.');

/** A picture of our own: another host would learn who reads, and may change what it shows. */
export const thumbnailUrlSchema = z.string().refine(isOwnFileUrl, 'Choose a picture that was uploaded here.');

const dayMilliseconds = 86_400_000;

/** Until when a thread is to be answered: ahead, and within a year. Who may say so is checked with an error of its own. */
export const dueAtSchema = z
  .date()
  .refine((at) => at.getTime() > Date.now(), 'Choose a day that is still to come.')
  .refine(
    (at) => at.getTime() <= Date.now() + threadLimits.dueWithinDays * dayMilliseconds,
    'Choose a day within a year.',
  );

/**
 * What an author says of a thread beside its text. What is added here needs its column of `threads` and its field of
 * `ThreadPartsModel`; what is stored, repeated, exported and kept as a draft follows from it.
 */
const threadParts = {
  title: threadTitleSchema.describe('1 to 200 characters.'),
  tags: threadTagsSchema.nullish().describe('Up to 5.'),
  thumbnailUrl: thumbnailUrlSchema.nullish().describe('A path below /files/.'),
  dueAt: dueAtSchema
    .nullish()
    .describe('Until when members are to reply; of Educators alone, within a year.'),
};

export type ThreadParts = z.infer<z.ZodObject<typeof threadParts>>;

export const threadPartNames = Object.keys(threadParts) as (keyof ThreadParts)[];

/** The same while it is being written: every part may be missing or blank. */
export const threadDraftParts = {
  title: z
    .string()
    .max(threadLimits.titleLength, `Use at most ${String(threadLimits.titleLength)} characters.`)
    .nullish(),
  tags: z
    .array(
      z.string().max(threadLimits.tagLength, `Use at most ${String(threadLimits.tagLength)} characters.`),
    )
    .max(threadLimits.tags, `Use at most ${String(threadLimits.tags)} tags.`)
    .nullish(),
  thumbnailUrl: thumbnailUrlSchema.nullish(),
  dueAt: z.date().nullish(),
} satisfies Record<keyof ThreadParts, z.ZodType>;

/**
 * A new thread (checklist line 100). `content` is plain text, or the JSON of rich text where `isRich`; what it may say
 * and how long it may be is checked with errors of its own. A repeated call with the same `clientKey` makes no second one.
 */
export const createThreadSchema = z
  .object({
    communityId: idSchema,
    ...threadParts,
    content: z.string().describe('Plain text, or the JSON of rich text where isRich.'),
    isRich: z.boolean().nullish(),
    clientKey: idSchema
      .nullish()
      .describe('A UUID of the caller’s making: a repeated call makes one thread.'),
    poll: newPollSchema.nullish(),
    draftId: idSchema.nullish().describe('The caller’s draft it was written as; deleted with this.'),
  })
  .meta({ id: 'CreateThreadInput' });

export type CreateThreadInput = z.infer<typeof createThreadSchema>;

/** The author changes what a thread says, in the form it was written (checklist line 90), and may add a poll. */
export const editThreadSchema = z.object({
  threadId: idSchema,
  updatedContent: z.string(),
  updatedTitle: threadTitleSchema.nullish(),
  poll: newPollSchema.nullish().describe('For a thread that has none.'),
});

export type EditThreadInput = z.infer<typeof editThreadSchema>;

/**
 * Several claps in one call; those above the maximum are dropped (checklist line 93). A repeated call with the same
 * `clientKey` counts once.
 */
export const clapThreadSchema = z.object({
  userId: idSchema,
  threadId: idSchema,
  count: z.int().min(1).max(threadLimits.claps).nullish().describe('Claps of a burst; 1 unless said.'),
  clientKey: idSchema.nullish().describe('A repeated call with the same key counts once.'),
});

export type ClapThreadInput = z.infer<typeof clapThreadSchema>;

/** Pins a thread, or unpins it (checklist line 92). */
export const pinThreadSchema = z.object({ communityId: idSchema, threadId: idSchema });

export type PinThreadInput = z.infer<typeof pinThreadSchema>;

/** The pinned threads of a forum, each once, in their new order. */
export const pinnedThreadsOrderSchema = z.object({
  communityId: idSchema,
  pinnedThreadsOrder: z.array(idSchema).max(threadLimits.pinned),
});

export type PinnedThreadsOrderInput = z.infer<typeof pinnedThreadsOrderSchema>;

/** The caller has read the thread's posts up to this number. */
export const markThreadAsReadSchema = z.object({
  threadId: idSchema,
  userId: idSchema,
  number: z.int().min(0).max(2_147_483_647),
});

export type MarkThreadAsReadInput = z.infer<typeof markThreadAsReadSchema>;

/** Whether a text says anything: spaces, marks without a letter and invisible characters do not. */
export function hasVisibleCharacters(text: string): boolean {
  return /[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);
}

function areDifferent(tags: readonly string[]): boolean {
  return new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length;
}

export const reportThreadSchema = z.object({
  userId: idSchema,
  threadId: idSchema,
  message: reportMessageSchema,
});

export type ReportThreadInput = z.infer<typeof reportThreadSchema>;
