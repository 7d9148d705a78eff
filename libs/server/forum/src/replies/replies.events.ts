import { idSchema } from '@lyceum/contracts/common';
import { contentStatuses, replyTypes } from '@lyceum/contracts/forum';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

const replySchema = z.object({
  replyType: z.enum(replyTypes),
  /** The post's or the comment's. */
  replyId: idSchema,
  /** Of a comment, the post it is under; of a post, its own. */
  postId: idSchema,
  threadId: idSchema,
  communityId: idSchema,
  creatorId: idSchema,
});

/** Somebody wrote a post or a comment. One that is HELD waits for a moderator and is shown to nobody else. */
export const ReplyWritten = defineEvent(
  'forum.reply-written',
  replySchema.extend({ status: z.enum(contentStatuses) }),
);

/** A post or comment that was held, or taken away, is shown now. */
export const ReplyShown = defineEvent('forum.reply-shown', replySchema);

/** Followers of the thread up to `after` were told of a reply, or no longer are where it `isShown` no more; others are next. */
export const SomeFollowersTold = defineEvent(
  'forum.some-followers-told',
  replySchema.extend({ after: idSchema, isShown: z.boolean() }),
);

/** Its author changed what it says; where that made it HELD, it waits for a moderator. */
export const ReplyEdited = defineEvent(
  'forum.reply-edited',
  replySchema.extend({ status: z.enum(contentStatuses) }),
);

/** It is shown no more: its author deleted it, somebody removed it, or it waits for a moderator after an edit. */
export const ReplyHidden = defineEvent('forum.reply-hidden', replySchema);

/** Its author, or who may delete any post, deleted it. */
export const ReplyDeleted = defineEvent('forum.reply-deleted', replySchema.extend({ deletedBy: idSchema }));

/** Somebody clapped, `added` times in one call; also for what they wrote themselves. */
export const ReplyClapped = defineEvent(
  'forum.reply-clapped',
  replySchema.extend({ clapperId: idSchema, added: z.int() }),
);

/** A comment is marked for all readers now, or no longer. */
export const CommentHighlighted = defineEvent(
  'forum.comment-highlighted',
  replySchema.extend({ highlightedBy: idSchema, isHighlighted: z.boolean() }),
);

/** A post is shown beneath its thread's text now, which is news the first time alone, or no longer. */
export const AnswerHighlighted = defineEvent(
  'forum.answer-highlighted',
  replySchema.extend({ highlightedBy: idSchema, isNews: z.boolean() }),
);
