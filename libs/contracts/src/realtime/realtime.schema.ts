import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { sessionEndReasons } from '../auth/session.schema';
import { roleSchema } from '../auth/user.schema';
import { notificationTypes } from '../notifications/notification.enums';

/** Messages the server pushes to an open tab, by name. A tab checks what it gets against these. */
export const serverMessages = {
  /** The signed-in user's roles are no longer those of the token: fetch a new token and ask again. */
  'session.roles-changed': z.object({ userId: idSchema, roles: z.array(roleSchema) }),
  /** This tab's session is over; the connection closes right after. */
  'session.ended': z.object({ sessionId: idSchema, reason: z.enum(sessionEndReasons) }),
  /** Something came in or was read elsewhere. `total` is the number of unseen ones; `latest` the new one, if any. */
  'notifications.changed': z.object({
    total: z.int(),
    latest: z.object({ id: idSchema, type: z.enum(notificationTypes), description: z.string() }).nullable(),
  }),
  /** What the user may do in a forum is not what it was: banned, removed, let in, another role. Ask again. */
  'forum.access-changed': z.object({ communityId: idSchema }),
  /** Somebody else has written a thread in a forum of the user's, and they may read it. */
  'forum.thread-created': z.object({ communityId: idSchema, threadId: idSchema }),
  /** Somebody wrote a post in a thread this tab has open; `number` is its place there. */
  'forum.post-created': z.object({
    communityId: idSchema,
    threadId: idSchema,
    number: z.int(),
    creatorId: idSchema,
  }),
  /** A post of a thread this tab has open, or a comment on it, is new, has changed or is gone. */
  'forum.post-changed': z.object({ threadId: idSchema, postId: idSchema }),
  /** Another answer of a thread this tab has open is highlighted, or none: who may see it differs, ask again. */
  'forum.highlight-changed': z.object({ threadId: idSchema }),
  /**
   * Something about the poll of a thread this tab has open is not what it was: votes, options, or its end. What each
   * reader may see of it differs, so that the message tells none of it: ask again.
   */
  'polls.poll-changed': z.object({ threadId: idSchema, pollId: idSchema }),
  /** Somebody else has started a conversation in a forum of the user's, and they may read it. */
  'forum.conversation-created': z.object({ communityId: idSchema, conversationId: idSchema }),
  /** Something was said in a chat of the user's, changed or taken back; `seq` is its place there. */
  'chats.message-changed': z.object({ chatId: idSchema, seq: z.int() }),
  /** The user has saved a message in another tab, or let go of it; nobody else's chats or counts are other ones for it. */
  'chats.saved-changed': z.object({ chatId: idSchema, seq: z.int() }),
  /** The user has read a chat in another tab. */
  'chats.chat-read': z.object({ chatId: idSchema }),
  /** Up to where what the user said has come to somebody, and up to where they have read it; null where that is hidden. */
  'chats.mark-changed': z.object({
    chatId: idSchema,
    userId: idSchema,
    deliveredSeq: z.int().nullable(),
    readSeq: z.int().nullable(),
  }),
  /** Somebody is writing in a chat of the user's just now. */
  'chats.typing': z.object({ chatId: idSchema, userId: idSchema }),
  /** Who is in a chat of the user's, its name, or what they made of it elsewhere is not what it was. */
  'chats.chat-changed': z.object({ chatId: idSchema }),
  /** A call of a chat of the user's began or ended, or somebody answered it: ask again. */
  'calls.call-changed': z.object({ chatId: idSchema }),
  /**
   * What the room of a call says to the browser of this seat: a `roomSignalSchema`, which is checked where it is heard, since all pages
   * load these. Other tabs take no notice.
   */
  'calls.room-signal': z.object({ seat: idSchema, signal: z.unknown() }),
} as const;

export type ServerMessageName = keyof typeof serverMessages;
export type ServerMessage<Name extends ServerMessageName> = z.infer<(typeof serverMessages)[Name]>;

/** Messages a tab sends, by name, each answered by an acknowledgement `{ ok: true }` or `{ error }`. */
export const clientMessages = {
  /** Keeps the connection alive under a newer token of the same user. */
  'session.renew': z.object({ token: z.string().min(1).max(4096) }),
  /** The user of this tab gives signs of being there (checklist line 157). */
  'session.active': z.object({}),
  /** This tab shows a thread and wants to hear of its posts; again after every new connection. */
  'forum.open-thread': z.object({ threadId: idSchema }),
  /** It no longer shows it. */
  'forum.close-thread': z.object({ threadId: idSchema }),
  /** Takes a seat in the room of a call, with what `joinVideoCall` answered; again after every loss. */
  'calls.enter': z.object({ ticket: z.string().min(1).max(512), seat: idSchema }),
  /** Says something to the room this tab has a seat in: a `browserSignalSchema`, checked by the room's door. */
  'calls.signal': z.object({ callId: idSchema, seat: idSchema, signal: z.unknown() }),
  /** The user of this tab is writing in a chat; again every few seconds while they do. */
  'chats.typing': z.object({ chatId: idSchema }),
  /** What was said in the user's chats by now has come to this tab. */
  'chats.delivered': z.object({}),
} as const;

export type ClientMessageName = keyof typeof clientMessages;
export type ClientMessage<Name extends ClientMessageName> = z.infer<(typeof clientMessages)[Name]>;

/** Where the socket lives on the one port. */
export const socketPath = '/socket.io';
