import { newClientKey, type Outbox, Outboxes, type OutboxEntry } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { execute, SendChatMessageDocument } from '@lyceum/web-graphql';
import type { ChatMessage } from '../chat-queries';
import { areSentFiles, type SentFile } from '../files/sent-file';
import { chatOutboxPrefix } from './chat-outbox-prefix';

/** What somebody said that the server does not have yet. */
export interface SayEntry extends OutboxEntry {
  readonly text: string;
  readonly replyTo: number | null;
  /** Whom it mentions, for each place; older ones say nothing. */
  readonly mentions?: readonly string[];
  /** What goes with it; older ones name none. */
  readonly files?: readonly SentFile[];
}

export type ChatOutbox = Outbox<SayEntry, ChatMessage>;

/** What each person said in each chat and the server does not have yet. */
export const chatOutboxes = new Outboxes<SayEntry, ChatMessage>({
  prefix: chatOutboxPrefix,
  isEntry: ({ text, replyTo, mentions, files }) =>
    typeof text === 'string' &&
    (replyTo === null || typeof replyTo === 'number') &&
    (mentions === undefined || isList(mentions)) &&
    (files === undefined || areSentFiles(files)),
  send: async ({ clientKey, text, replyTo, mentions = [], files = [] }, _, chatId) => {
    const paths = files.map(({ path }) => path);
    const said = { chatId, clientKey, text, mentions: [...mentions], replyTo, files: paths };
    return (await execute(SendChatMessageDocument, said)).sendChatMessage;
  },
  refusalText: (error) => readFailure(error, []).general ?? '',
});

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Keeps what was said, and sends it as soon as it can. */
export function say(
  outbox: ChatOutbox,
  said: Required<Pick<SayEntry, 'text' | 'replyTo' | 'mentions' | 'files'>>,
): void {
  const writtenAt = new Date().toISOString();
  outbox.add({ clientKey: newClientKey(), ...said, writtenAt, refusal: null });
}
