import { browserStorage, newClientKey, Outbox, type OutboxEntry } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { execute, SendChatMessageDocument } from '@lyceum/web-graphql';
import type { ChatMessage } from '../chat-queries';
import { chatOutboxPrefix } from './chat-outbox-prefix';

/** What somebody said that the server does not have yet. */
export interface SayEntry extends OutboxEntry {
  readonly text: string;
  readonly replyTo: number | null;
}

export type ChatOutbox = Outbox<SayEntry, ChatMessage>;

const outboxes = new Map<string, ChatOutbox>();

/** The outbox of a person for a chat; one for the page, and it goes on when the chat's window is closed. */
export function chatOutboxOf(userId: string, chatId: string): ChatOutbox {
  const key = `${chatOutboxPrefix}${userId}.${chatId}`;
  const known = outboxes.get(key);
  if (known) return known;
  const outbox = new Outbox<SayEntry, ChatMessage>({
    key,
    storage: browserStorage(),
    isEntry: ({ text, replyTo }) =>
      typeof text === 'string' && (replyTo === null || typeof replyTo === 'number'),
    send: async ({ clientKey, text, replyTo }) =>
      (await execute(SendChatMessageDocument, { chatId, clientKey, text, replyTo })).sendChatMessage,
    refusalText: (error) => readFailure(error, []).general ?? '',
  });
  outboxes.set(key, outbox);
  window.addEventListener('online', () => outbox.flush());
  window.addEventListener('storage', (event) => {
    if (event.key === key) outbox.reread();
  });
  return outbox;
}

/** Sends whatever this person said in any chat and the server does not have. */
export function sendWaitingMessages(userId: string): void {
  const start = `${chatOutboxPrefix}${userId}.`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(start)) chatOutboxOf(userId, key.slice(start.length)).flush();
}

/** Keeps what was said, and sends it as soon as it can. */
export function say(outbox: ChatOutbox, text: string, replyTo: number | null): void {
  const writtenAt = new Date().toISOString();
  outbox.add({ clientKey: newClientKey(), text, replyTo, writtenAt, refusal: null });
}
