import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';
import { moderationLimits } from '../moderation/moderation.limits';
import { reportMessageSchema } from '../moderation/moderation.schema';
import { editableTypes, postSorts } from './post.enums';
import { postLimits } from './post.limits';
import { searchQuerySchema } from '../search/search.schema';

/**
 * A page of a thread's posts, the newest first unless said otherwise (checklist lines 101, 102). A cursor goes before
 * `skipValue`; `fromNumber` begins an OLDEST list at the post of this number, e.g. at the first unread one.
 */
export const listPostsSchema = z
  .object({
    threadId: idSchema,
    requestingUser: idSchema,
    skipValue: z.int().min(0).max(pageLimits.deepestSkip).nullish().default(0),
    limitValue: z.int().min(1).max(pageLimits.maximumPageSize).nullish().default(postLimits.pageSize),
    sortBy: z.enum(postSorts).nullish().default('NEWEST'),
    cursor: cursorSchema.nullish().describe('Of the last post of the page before; goes before skipValue.'),
    fromNumber: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .nullish()
      .describe('Of the list OLDEST alone: the number of its first post.'),
  })
  .refine(({ fromNumber, sortBy }) => (fromNumber ?? null) === null || sortBy === 'OLDEST', {
    path: ['fromNumber'],
    message: 'Only the list of the oldest replies first begins at a number.',
  });

export type ListPostsInput = z.input<typeof listPostsSchema>;

/** The caller and a post: to open it, or to delete it. */
export const ownPostSchema = z.object({ postId: idSchema, userId: idSchema });

export type OwnPostInput = z.infer<typeof ownPostSchema>;

/** The caller and a comment. */
export const ownCommentSchema = z.object({ commentId: idSchema, userId: idSchema });

export type OwnCommentInput = z.infer<typeof ownCommentSchema>;

/** The comments of a post after those that came with it. */
export const listCommentsSchema = ownPostSchema.extend({ cursor: cursorSchema.nullish() });

export type ListCommentsInput = z.infer<typeof listCommentsSchema>;

/** Posts of a thread with all these words, in the post or in its comments (checklist line 103). */
export const filterPostsSchema = z.object({
  threadId: idSchema,
  searchQuery: searchQuerySchema,
  userId: idSchema,
});

export type FilterPostsInput = z.infer<typeof filterPostsSchema>;

/** The earlier versions of a text (checklist line 110). */
export const getContentEditsSchema = z.object({ targetType: z.enum(editableTypes), targetId: idSchema });

export type GetContentEditsInput = z.infer<typeof getContentEditsSchema>;

/**
 * What an author says in a post or a comment: plain text, or the JSON of rich text where `isRich`; what it may say and how
 * long it may be is checked with errors of its own. What is added here needs its column of `posts` and of `comments`, its
 * field of `ReplyPartsModel` and, as types then ask, what stands in its place where it is left out and where the reply is gone, and its
 * name in the web's fragments; what is kept, repeated, read and exported follows from it.
 */
const replyParts = {
  content: z.string().describe('Plain text, or the JSON of rich text where isRich.'),
  isRich: z.boolean().nullish().default(false),
};

export type ReplyParts = z.infer<z.ZodObject<typeof replyParts>>;

export const replyPartNames = Object.keys(replyParts) as (keyof ReplyParts)[];

const { content: _, ...editedParts } = replyParts;

/** `mentionedUsers` adds to the mentions in a rich text. */
const mentioningShape = {
  mentionedUsers: z
    .array(idSchema)
    .max(pageLimits.maximumPageSize)
    .nullish()
    .default([])
    .describe('People besides those mentioned in a rich text.'),
};

/** Each call makes one: a repeated call with the same key answers what the first one made. */
const clientKeySchema = idSchema.describe(
  'A UUID of the caller’s making: a repeated call makes no second one.',
);

/** A post; the draft it was made of ends with it (checklist line 114). */
export const submitPostSchema = z.object({
  ...replyParts,
  ...mentioningShape,
  userId: idSchema,
  threadId: idSchema,
  submittingUserDraftId: idSchema.nullish().describe('The draft it was made of; it ends with this.'),
  clientKey: clientKeySchema,
});

export type SubmitPostInput = z.input<typeof submitPostSchema>;

export const editPostSchema = z.object({
  ...editedParts,
  ...mentioningShape,
  postId: idSchema,
  updatedContent: z.string(),
});

export type EditPostInput = z.input<typeof editPostSchema>;

export const editCommentSchema = z.object({
  ...editedParts,
  ...mentioningShape,
  commentId: idSchema,
  updatedContent: z.string(),
});

export type EditCommentInput = z.input<typeof editCommentSchema>;

const commentShape = {
  ...replyParts,
  ...mentioningShape,
  studentId: idSchema.describe('The caller.'),
  clientKey: clientKeySchema,
};

/** A comment on a post. */
export const commentToPostSchema = z
  .object({ ...commentShape, postId: idSchema })
  .meta({ id: 'CommentToPostInput' });

export type CommentToPostInput = z.input<typeof commentToPostSchema>;

/** An answer to a comment; to one of the deepest level it stands beside that one (checklist line 106). */
export const commentToCommentSchema = z
  .object({ ...commentShape, commentId: idSchema })
  .meta({ id: 'CommentToCommentInput' });

export type CommentToCommentInput = z.input<typeof commentToCommentSchema>;

/**
 * Several claps in one call; those above the maximum are dropped (checklist line 107). A repeated call with the same
 * `clientKey` counts once.
 */
const burstShape = {
  count: z.int().min(1).max(postLimits.claps).nullish().describe('Claps of a burst; 1 unless said.'),
  clientKey: idSchema.nullish().describe('A repeated call with the same key counts once.'),
};

export const clapPostSchema = ownPostSchema.extend(burstShape);

export type ClapPostInput = z.infer<typeof clapPostSchema>;

export const clapCommentSchema = ownCommentSchema.extend(burstShape);

export type ClapCommentInput = z.infer<typeof clapCommentSchema>;

export const reportPostSchema = ownPostSchema.extend({ message: reportMessageSchema });

export type ReportPostInput = z.infer<typeof reportPostSchema>;

export const reportCommentSchema = ownCommentSchema.extend({ message: reportMessageSchema });

export type ReportCommentInput = z.infer<typeof reportCommentSchema>;

/** Shows a post beneath its thread's text, or no longer. */
export const highlightAnswerSchema = z.object({ postId: idSchema, highlighted: z.boolean() });

export type HighlightAnswerInput = z.infer<typeof highlightAnswerSchema>;

/** Marks a comment for all readers, or no longer (checklist line 112). */
export const highlightCommentSchema = z.object({ commentId: idSchema, highlighted: z.boolean() });

export type HighlightCommentInput = z.infer<typeof highlightCommentSchema>;

/** Why somebody who keeps order in the forum takes something away (checklist line 109). */
const removalReasonSchema = z
  .string()
  .trim()
  .min(1, 'Write something first.')
  .max(moderationLimits.reasonLength, `Write at most ${moderationLimits.reasonLength} characters.`);

export const removePostSchema = z.object({ postId: idSchema, reason: removalReasonSchema });

export type RemovePostInput = z.infer<typeof removePostSchema>;

export const removeCommentSchema = z.object({ commentId: idSchema, reason: removalReasonSchema });

export type RemoveCommentInput = z.infer<typeof removeCommentSchema>;
