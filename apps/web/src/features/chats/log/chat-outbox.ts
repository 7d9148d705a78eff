import {
  NetworkError,
  newClientKey,
  type Outbox,
  Outboxes,
  type OutboxEntry,
  session,
  uploadFile,
} from '@lyceum/session';
import { logFailure, readFailure } from '@lyceum/shell';
import { execute, SendChatMessageDocument } from '@lyceum/web-graphql';
import type { ChatMessage } from '../chat-queries';
import * as messages from '../chats.messages';
import { isLost, letGo, sendAgain } from '../files/said-files';
import { areSentFiles, type SentFile, voiceOf } from '../files/sent-file';
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
  send: (entry, userId, chatId) =>
    post(entry, chatId).catch(async (error: unknown) => {
      // Each of these waits: somebody else may be signed in after it.
      const upload: typeof uploadFile = (...file) =>
        isTheirs(userId) ? uploadFile(...file) : Promise.reject(new NetworkError());
      const files = isLost(error) ? await sendAgain({ userId, chatId }, entry.files ?? [], upload) : null;
      if (!files || !isTheirs(userId)) throw error;
      return post({ ...entry, files }, chatId);
    }),
  letGo: ({ files = [] }, userId, chatId) => void letGo({ userId, chatId }, files).catch(logFailure),
  refusalText: (error) => (isLost(error) ? messages.fileLost() : (readFailure(error, []).general ?? '')),
});

const isTheirs = (userId: string): boolean => session.state.user?.id === userId;

async function post(entry: SayEntry, chatId: string): Promise<ChatMessage> {
  const { clientKey, text, replyTo, mentions = [], files = [] } = entry;
  const paths = files.filter((file) => !voiceOf(file)).map(({ path }) => path);
  const [voice = null] = files.flatMap((file) => spokenIn(file) ?? []);
  const said = { chatId, clientKey, text, mentions: [...mentions], replyTo, files: paths, voice };
  return (await execute(SendChatMessageDocument, said)).sendChatMessage;
}

function spokenIn(file: SentFile) {
  const voice = voiceOf(file);
  return voice && { path: file.path, milliseconds: voice.milliseconds, waveform: [...voice.waveform] };
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

type Said = Required<Pick<SayEntry, 'text' | 'replyTo' | 'mentions' | 'files'>>;

/** Keeps what was said, and sends it as soon as it can: each voice note as a message of its own, before what was written. */
export function say(outbox: ChatOutbox, said: Said): void {
  const writtenAt = new Date().toISOString();
  for (const part of partsOf(said))
    outbox.add({ clientKey: newClientKey(), ...part, writtenAt, refusal: null });
}

function partsOf(said: Said): Said[] {
  const voices = said.files.filter((file) => voiceOf(file));
  const files = said.files.filter((file) => !voiceOf(file));
  const spoken = voices.map((file) => ({ ...said, text: '', mentions: [], files: [file] }));
  return said.text !== '' || files.length > 0 ? [...spoken, { ...said, files }] : spoken;
}
