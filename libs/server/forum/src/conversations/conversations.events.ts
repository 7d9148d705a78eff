import { idSchema } from '@lyceum/contracts/common';
import { contentStatuses } from '@lyceum/contracts/forum';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

const conversationSchema = z.object({
  conversationId: idSchema,
  communityId: idSchema,
  creatorId: idSchema,
});
const replySchema = conversationSchema.extend({ replyId: idSchema });
const status = z.enum(contentStatuses);

/** Somebody started a conversation. One that is HELD waits for a moderator and is shown to nobody else. */
export const ConversationCreated = defineEvent(
  'forum.conversation-created',
  conversationSchema.extend({ status }),
);

/** A conversation that was held, or taken away, is shown now. */
export const ConversationShown = defineEvent('forum.conversation-shown', conversationSchema);

/** Its author deleted it. */
export const ConversationDeleted = defineEvent('forum.conversation-deleted', conversationSchema);

/** Somebody, `creatorId`, replied in a conversation; what is HELD waits for a moderator. */
export const ConversationReplied = defineEvent('forum.conversation-replied', replySchema.extend({ status }));

/** A reply that was held, or taken away, is shown now. */
export const ConversationReplyShown = defineEvent('forum.conversation-reply-shown', replySchema);

/** It is shown no more: its author deleted it, or a moderator removed it. */
export const ConversationReplyHidden = defineEvent('forum.conversation-reply-hidden', replySchema);

/** Its author deleted it. */
export const ConversationReplyDeleted = defineEvent('forum.conversation-reply-deleted', replySchema);
