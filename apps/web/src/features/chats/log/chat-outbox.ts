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
  /** What goes with it; older ones name none. */
  readonly files?: readonly SentFile[];
}

export type ChatOutbox = Outbox<SayEntry, ChatMessage>;

/** What each person said in each chat and the server does not have yet. */
export const chatOutboxes = new Outboxes<SayEntry, ChatMessage>({
  prefix: chatOutboxPrefix,
  isEntry: ({ text, replyTo, files }) =>
    typeof text === 'string' &&
    (replyTo === null || typeof replyTo === 'number') &&
    (files === undefined || areSentFiles(files)),
  send: async ({ clientKey, text, replyTo, files = [] }, _, chatId) => {
    const paths = files.map(({ path }) => path);
    const said = { chatId, clientKey, text, replyTo, files: paths };
    return (await execute(SendChatMessageDocument, said)).sendChatMessage;
  },
  refusalText: (error) => readFailure(error, []).general ?? '',
});

/** Keeps what was said, and sends it as soon as it can. */
export function say(
  outbox: ChatOutbox,
  { text, replyTo, files }: Required<Pick<SayEntry, 'text' | 'replyTo' | 'files'>>,
): void {
  const writtenAt = new Date().toISOString();
  outbox.add({ clientKey: newClientKey(), text, replyTo, files, writtenAt, refusal: null });
}
