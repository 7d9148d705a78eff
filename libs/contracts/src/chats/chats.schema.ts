import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/page.schema';
import { reportMessageSchema } from '../moderation/moderation.schema';
import { isOwnFileUrl } from '../uploads/file-address';
import { chatReactions } from './chats.enums';
import { chatsLimits } from './chats.limits';

const { messageLength, titleLength, files, members, searchLength } = chatsLimits;

/** The place of a message in its chat, from 1. */
const seqSchema = z.int().min(0).max(2_147_483_647);

/** Something to be seen: neither spaces alone nor characters of no width. */
const visible = /[^\p{Z}\p{C}]/u;

const writeFirst = 'Write something first.';

/** Control characters but tab and line ends: nothing shows them, and two of them mark in a kept text whom it mentions. */
const invisibleControls = /(?![\t\n\r])\p{Cc}/gu;

const typedSchema = z.string().overwrite((text) => text.replaceAll(invisibleControls, ''));

const lengthSchema = typedSchema
  .trim()
  .max(messageLength, `Use at most ${String(messageLength)} characters.`);

const textSchema = lengthSchema.regex(visible, writeFirst);

const titleSchema = typedSchema
  .trim()
  .regex(visible, 'This field is required.')
  .max(titleLength, `Use at most ${String(titleLength)} characters.`);

/**
 * Whom a text mentions: for each place where their full name stands after an `@`, in the order of the text. Who is not in the chat
 * is mentioned nowhere.
 */
const mentionsSchema = z
  .array(idSchema)
  .max(chatsLimits.mentions, `Mention people at most ${String(chatsLimits.mentions)} times.`)
  .nullish();

const membersSchema = z
  .array(idSchema)
  .min(1, 'Choose somebody.')
  .max(members, `A group has at most ${String(members)} people.`);

export const chatIdSchema = z.object({ chatId: idSchema });

/** A page of the caller's chats, the one something was last said in first, or of what they saved. */
export const chatsSchema = z.object({ cursor: cursorSchema.nullish() });

/** The two of a chat; the caller may be named, or not (checklist line 198). */
export const chatOfTwoSchema = z.object({ members: z.array(idSchema).min(1).max(2) });

/**
 * Messages of a chat: the latest without more, those before a place, or what came after one (checklist line 197).
 */
export const chatMessagesSchema = z.object({
  chatId: idSchema,
  before: seqSchema.nullish(),
  after: seqSchema.nullish(),
});

/** Looks for words in what the caller has heard, in one chat or in all of theirs. */
export const searchChatMessagesSchema = z.object({
  queryString: z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .min(searchLength.min, `Write at least ${String(searchLength.min)} characters.`)
    .max(searchLength.max, `Search for at most ${String(searchLength.max)} characters.`),
  chatId: idSchema.nullish(),
});

const fileSchema = z.string().refine(isOwnFileUrl, 'This is not the address of a file.');

const { voice, waveform } = chatsLimits;

function hasFiles({ files: paths }: { readonly files?: readonly string[] | null | undefined }): boolean {
  return (paths?.length ?? 0) > 0;
}

/** What was spoken into a browser. */
const voiceSchema = z
  .object({
    path: fileSchema.describe('Where a finished upload of the caller’s is, in the folder `voice-notes`.'),
    milliseconds: z
      .int()
      .min(1)
      .max(voice.milliseconds + voice.grace)
      .describe('How long it is, where the file does not say.'),
    waveform: z
      .array(z.int().min(0).max(waveform.loudest))
      .min(1)
      .max(waveform.places)
      .describe('How loud it was along its way, from 0 to 31, in at most 64 places.'),
  })
  .meta({ id: 'ChatVoiceInput' });

/** Says something, in words, with files, or by voice. A voice note stands alone. The same key is one message, however often it comes. */
export const sendChatMessageSchema = z
  .object({
    chatId: idSchema,
    clientKey: idSchema,
    text: lengthSchema,
    mentions: mentionsSchema,
    /** The place of the message it answers. */
    replyTo: seqSchema.nullish(),
    /** Where finished uploads of the caller's are, in the folder `chat-files`. */
    files: z
      .array(fileSchema)
      .max(files, `Send at most ${String(files)} files at once.`)
      .nullish(),
    voice: voiceSchema.nullish(),
  })
  .refine((message) => visible.test(message.text) || message.voice || hasFiles(message), {
    path: ['text'],
    message: writeFirst,
  })
  .refine((message) => !message.voice || !(visible.test(message.text) || hasFiles(message)), {
    path: ['voice'],
    message: 'A voice message has neither words nor other files.',
  });

export const editChatMessageSchema = z.object({
  messageId: idSchema,
  text: textSchema,
  mentions: mentionsSchema,
});

export const chatMessageIdSchema = z.object({ messageId: idSchema });

/** Puts a sign to a message, or takes it back. */
export const reactToChatMessageSchema = z.object({
  messageId: idSchema,
  emoji: z
    .string()
    .refine((emoji) => chatReactions.some((known) => known === emoji), 'Choose one of the signs.'),
  isOn: z.boolean(),
});

const switchedMessageSchema = z.object({ messageId: idSchema, isOn: z.boolean() });

/** Pins a message, or unpins it. */
export const pinChatMessageSchema = switchedMessageSchema;

/** Saves a message for the caller alone, or no longer. */
export const saveChatMessageSchema = switchedMessageSchema;

/** Asks for the first message that was said then or after it. */
export const chatPlaceOfDateSchema = z.object({ chatId: idSchema, at: z.date() });

/** Shows a message, and the ones before and after it, to staff. */
export const reportChatMessageSchema = z.object({ messageId: idSchema, message: reportMessageSchema });

/** Shows the name of a group to staff. */
export const reportChatGroupNameSchema = z.object({ chatId: idSchema, message: reportMessageSchema });

/** Whom the caller has blocked. */
export const messagesBeforeBlockSchema = z.object({ userId: idSchema });

export const markChatAsReadSchema = z.object({ chatId: idSchema, seq: seqSchema });

/** What others see of somebody in chats. */
export const changeChatPreferencesSchema = z.object({ showsReading: z.boolean() });

export const createChatGroupSchema = z.object({ title: titleSchema, members: membersSchema });

export const renameChatGroupSchema = z.object({ chatId: idSchema, title: titleSchema });

export const addToChatGroupSchema = z.object({ chatId: idSchema, members: membersSchema });

export const removeFromChatGroupSchema = z.object({ chatId: idSchema, userId: idSchema });

/** What a client takes for the number of unread messages (checklist line 199). */
export const unreadMessageCountSchema = z.object({ unreadMSGCount: z.int().min(0).max(2_147_483_647) });

export const unreadMessageCountAnswerSchema = z.object({ data: unreadMessageCountSchema });

/** Silences a chat until then; null to hear of it again. */
export const muteChatSchema = z.object({ chatId: idSchema, until: z.date().nullable() });

export type ChatIdInput = z.output<typeof chatIdSchema>;
export type ChatsInput = z.output<typeof chatsSchema>;
export type ChatOfTwoInput = z.output<typeof chatOfTwoSchema>;
export type ChatMessagesInput = z.output<typeof chatMessagesSchema>;
export type SearchChatMessagesInput = z.output<typeof searchChatMessagesSchema>;
export type ChatVoiceInput = z.output<typeof voiceSchema>;
export type SendChatMessageInput = z.output<typeof sendChatMessageSchema>;
export type EditChatMessageInput = z.output<typeof editChatMessageSchema>;
export type ChatMessageIdInput = z.output<typeof chatMessageIdSchema>;
export type ReactToChatMessageInput = z.output<typeof reactToChatMessageSchema>;
export type SaveChatMessageInput = z.output<typeof saveChatMessageSchema>;
export type ChatPlaceOfDateInput = z.output<typeof chatPlaceOfDateSchema>;
export type PinChatMessageInput = z.output<typeof pinChatMessageSchema>;
export type ReportChatMessageInput = z.output<typeof reportChatMessageSchema>;
export type ReportChatGroupNameInput = z.output<typeof reportChatGroupNameSchema>;
export type MessagesBeforeBlockInput = z.output<typeof messagesBeforeBlockSchema>;
export type ChangeChatPreferencesInput = z.output<typeof changeChatPreferencesSchema>;
export type ChatPreferences = ChangeChatPreferencesInput;
export type MarkChatAsReadInput = z.output<typeof markChatAsReadSchema>;
export type CreateChatGroupInput = z.output<typeof createChatGroupSchema>;
export type RenameChatGroupInput = z.output<typeof renameChatGroupSchema>;
export type AddToChatGroupInput = z.output<typeof addToChatGroupSchema>;
export type RemoveFromChatGroupInput = z.output<typeof removeFromChatGroupSchema>;
export type UnreadMessageCountInput = z.output<typeof unreadMessageCountSchema>;
export type UnreadMessageCountAnswer = z.output<typeof unreadMessageCountAnswerSchema>;
export type MuteChatInput = z.output<typeof muteChatSchema>;
