import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { chatsLimits } from '../chats/chats.limits';

const peopleSchema = z.array(idSchema).max(chatsLimits.members);

/** Who calls whom in which chat (checklist line 206). `initUserId` is the caller. */
export const startVideoCallSchema = z.object({
  initUserId: idSchema,
  /** Whom to call, of those who are in the chat. */
  receivingUsers: peopleSchema.min(1, 'Choose somebody.'),
  /** Whether a provider with several regions takes the one in China. */
  isCNmeeting: z.boolean().default(false),
  /** Whom the caller's browser takes for online; nobody is called by that alone. */
  onlineUsers: peopleSchema.default([]),
  channelSid: idSchema,
  /** What the chat is, is known here. */
  isGroupChat: z.boolean().default(false),
});

export const startVideoCallAnswerSchema = z.object({ data: z.object({ start_url: z.url() }) });

/** The chat whose call somebody joins or declines. */
export const videoCallSchema = z.object({ chatId: idSchema });

export type VideoCallInput = z.output<typeof videoCallSchema>;
export type StartVideoCallInput = z.output<typeof startVideoCallSchema>;
export type StartVideoCallAnswer = z.output<typeof startVideoCallAnswerSchema>;
