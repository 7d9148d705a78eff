import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/page.schema';
import { conversationLimits } from './conversation.limits';
import { reportMessageSchema } from '../moderation/moderation.schema';
import { hasVisibleCharacters } from './thread.schema';

const { contentLength, contentUnits } = conversationLimits;

/** Characters as a reader counts them. */
export function countGraphemes(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}

const tooLong = `Write at most ${String(contentLength)} characters.`;

/** A short plain text: 1 to 1,000 characters as a reader counts them, without the space around it. */
export const conversationContentSchema = z
  .string()
  .trim()
  .max(contentUnits, tooLong)
  .refine(hasVisibleCharacters, 'Write something first.')
  .refine((text) => text.length > contentUnits || countGraphemes(text) <= contentLength, tooLong)
  .describe('Plain text of 1 to 1,000 characters.');

/** A page of what the caller's forums talk about, the latest first. */
export const getConversationsSchema = z.object({ userId: idSchema, cursor: cursorSchema.nullish() });

export type GetConversationsInput = z.infer<typeof getConversationsSchema>;

/** The caller and a conversation: to open it, or delete it. */
export const ownConversationSchema = z.object({ userId: idSchema, conversationId: idSchema });

export type OwnConversationInput = z.infer<typeof ownConversationSchema>;

/** A page of a conversation's replies, the oldest first. */
export const getConversationRepliesSchema = ownConversationSchema.extend({ cursor: cursorSchema.nullish() });

export type GetConversationRepliesInput = z.infer<typeof getConversationRepliesSchema>;

const clientKeySchema = idSchema
  .nullish()
  .describe('A UUID of the caller’s making: a repeated call makes no second one.');

export const createConversationSchema = z
  .object({
    communityId: idSchema,
    content: conversationContentSchema,
    clientKey: clientKeySchema,
  })
  .meta({ id: 'CreateConversationInput' });

export type CreateConversationInput = z.infer<typeof createConversationSchema>;

export const replyToConversationSchema = z
  .object({
    conversationId: idSchema,
    content: conversationContentSchema,
    clientKey: clientKeySchema,
  })
  .meta({ id: 'ReplyToConversationInput' });

export type ReplyToConversationInput = z.infer<typeof replyToConversationSchema>;

/** Once of one person; `liked: false` takes it back. */
export const likeConversationSchema = ownConversationSchema.extend({ liked: z.boolean() });

export type LikeConversationInput = z.infer<typeof likeConversationSchema>;

export const ownConversationReplySchema = z.object({ userId: idSchema, replyId: idSchema });

export type OwnConversationReplyInput = z.infer<typeof ownConversationReplySchema>;

/** Tells the forum's moderators of a conversation, or of a reply; `id` is its id. */
export const reportConversationSchema = z.object({
  userId: idSchema,
  id: idSchema,
  message: reportMessageSchema,
});

export type ReportConversationInput = z.infer<typeof reportConversationSchema>;
