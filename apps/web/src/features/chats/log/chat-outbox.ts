import { newClientKey, type Outbox, Outboxes, type OutboxEntry } from '@lyceum/session';
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

/** What each person said in each chat and the server does not have yet. */
export const chatOutboxes = new Outboxes<SayEntry, ChatMessage>({
  prefix: chatOutboxPrefix,
  isEntry: ({ text, replyTo }) =>
    typeof text === 'string' && (replyTo === null || typeof replyTo === 'number'),
  send: async ({ clientKey, text, replyTo }, _, chatId) =>
    (await execute(SendChatMessageDocument, { chatId, clientKey, text, replyTo })).sendChatMessage,
  refusalText: (error) => readFailure(error, []).general ?? '',
});

/** Keeps what was said, and sends it as soon as it can. */
export function say(outbox: ChatOutbox, text: string, replyTo: number | null): void {
  const writtenAt = new Date().toISOString();
  outbox.add({ clientKey: newClientKey(), text, replyTo, writtenAt, refusal: null });
}
