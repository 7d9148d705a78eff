import { chatsErrors } from '@lyceum/contracts/chats';
import { ApiError } from '@lyceum/session';
import { type ChatMessagePartsFragment, ChatMessagesDocument, execute } from '@lyceum/web-graphql';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { joined, lastSeqOf, type MessageLog } from './message-log';
import { pullMessages } from './pull-messages';

type ChatMessage = ChatMessagePartsFragment;
type Log = MessageLog<ChatMessage>;

/** ms until what could not be fetched is tried again; a connection that comes back tries at once. */
const pause = 3_000;

export const logKey = (chatId: string) => ['chat-log', chatId] as const;

/** Key of what is read of a chat away from its end. */
export const pastKey = (chatId: string) => ['past-log', chatId] as const;

/** Key of the last wish to read a part of a chat, or to read none. */
const wishKey = (chatId: string) => ['past-log-wish', chatId] as const;

/** A wish for what is shown of the past. Answers whether it is the last one still: what comes of an earlier one comes too late. */
export function wishForPast(queryClient: QueryClient, chatId: string): () => boolean {
  const wish = Symbol('wish');
  queryClient.setQueryData(wishKey(chatId), wish);
  return () => queryClient.getQueryData(wishKey(chatId)) === wish;
}

/** Key of the chat a window shows, or of all of them: which of two documents answers it is a question of time. */
export const openChatKey = (chatId?: string) =>
  chatId === undefined ? ['open-chat'] : ['open-chat', chatId];

/** The latest messages of a chat (checklist line 197); whatever comes after is put to them as it is told of. */
export function logQuery(chatId: string) {
  return queryOptions({
    queryKey: logKey(chatId),
    queryFn: async ({ client }): Promise<Log> => {
      const known = client.getQueryData<Log>(logKey(chatId));
      if (!known?.length) return fetchMessages(chatId, {});
      catchUp(client, chatId);
      return known;
    },
    staleTime: Infinity,
  });
}

/** Puts messages into the log that is shown; what lies between it and them is fetched. */
export function addToLog(queryClient: QueryClient, chatId: string, messages: readonly ChatMessage[]): void {
  const log = queryClient.setQueryData<Log>(logKey(chatId), (known) => known && joined(known, messages));
  changePast(queryClient, chatId, messages);
  const newest = Math.max(...messages.map(({ seq }) => seq), 0);
  if (log && lastSeqOf(log) < newest)
    pullsOf(queryClient).latest(chatId, { from: lastSeqOf(log) + 1, to: newest });
}

/** Puts newer states into what is read of the past. */
function changePast(queryClient: QueryClient, chatId: string, messages: readonly ChatMessage[]): void {
  const newer = new Map(messages.map((message) => [message.seq, message]));
  queryClient.setQueryData<Log | null>(
    pastKey(chatId),
    (past) => past?.map((message) => newer.get(message.seq) ?? message) ?? past,
  );
}

/** The same of one that has changed, if it is shown. */
function hearOfPast(queryClient: QueryClient, chatId: string, seq: number): void {
  const past = queryClient.getQueryData<Log | null>(pastKey(chatId));
  if (past?.some((message) => message.seq === seq)) pullsOf(queryClient).past(chatId, { from: seq, to: seq });
}

/** Reads again what is shown of a chat and whatever came after, so that nothing that was missed stays missing. */
export function catchUp(queryClient: QueryClient, chatId: string): void {
  const log = queryClient.getQueryData<Log>(logKey(chatId));
  if (log) pullsOf(queryClient).latest(chatId, { from: log[0]?.seq ?? 1, to: Infinity });
  const past = queryClient.getQueryData<Log | null>(pastKey(chatId));
  if (past?.[0]) pullsOf(queryClient).past(chatId, { from: past[0].seq, to: lastSeqOf(past) });
}

/** The same of all chats that are shown. */
export function catchUpAll(queryClient: QueryClient): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: ['chat-log'], type: 'active' }))
    catchUp(queryClient, String(queryKey[1]));
}

/** Reads a message that is new, or has changed, into the log of its chat; what is not shown is read when it is. */
export async function hearOf(queryClient: QueryClient, chatId: string, seq: number): Promise<void> {
  const state = queryClient.getQueryState<Log>(logKey(chatId));
  if (!state) return;
  // What is told while the first messages are on their way may have come too late for them.
  const log = state.data ?? (await queryClient.ensureQueryData(logQuery(chatId)).catch(() => undefined));
  if (!log || seq < (log[0]?.seq ?? 1)) return hearOfPast(queryClient, chatId, seq);
  pullsOf(queryClient).latest(chatId, { from: Math.min(seq, lastSeqOf(log) + 1), to: seq });
}

/** Leaves nothing of a chat its reader is in no more. */
export function forgetLog(queryClient: QueryClient, chatId: string): void {
  queryClient.removeQueries({ queryKey: logKey(chatId) });
  queryClient.removeQueries({ queryKey: pastKey(chatId) });
  queryClient.removeQueries({ queryKey: wishKey(chatId) });
}

/** Whether the reader is in this chat no more, or never was. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === chatsErrors.NOT_FOUND.code;

export async function fetchMessages(
  chatId: string,
  place: { readonly before?: number; readonly after?: number },
): Promise<ChatMessage[]> {
  return (await execute(ChatMessagesDocument, { chatId, ...place })).getChatMessages;
}

type Pulls = Readonly<Record<'latest' | 'past', ReturnType<typeof pullMessages<ChatMessage>>>>;

const pulls = new WeakMap<QueryClient, Pulls>();

/** Those of a page: what it reads of a chat's end, or of its past, it reads one after the other. */
function pullsOf(queryClient: QueryClient): Pulls {
  const known = pulls.get(queryClient);
  if (known) return known;
  const made: Pulls = {
    latest: pullInto(queryClient, (chatId, after, messages) =>
      queryClient.setQueryData<Log>(logKey(chatId), (log) => log && withPage(log, after, messages)),
    ),
    past: pullInto(queryClient, (chatId, after, messages) => {
      changePast(queryClient, chatId, messages);
      forgetUnheard(queryClient, chatId, { after, next: messages[0]?.seq ?? Infinity });
    }),
  };
  pulls.set(queryClient, made);
  return made;
}

/** Where the server leaves something out, the reader has not heard what was before. */
function forgetUnheard(
  queryClient: QueryClient,
  chatId: string,
  { after, next }: { readonly after: number; readonly next: number },
): void {
  if (next === after + 1) return;
  queryClient.setQueryData<Log | null>(pastKey(chatId), (past) => {
    const heard = past?.filter(({ seq }) => seq >= next);
    return heard?.length ? heard : null;
  });
}

function pullInto(
  queryClient: QueryClient,
  take: (chatId: string, after: number, messages: readonly ChatMessage[]) => void,
): Pulls['past'] {
  return pullMessages<ChatMessage>({
    fetch: (chatId, after) => fetchMessages(chatId, { after }),
    take,
    fail: (chatId, error) => {
      if (!isGone(error)) return !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
      void queryClient.invalidateQueries({ queryKey: openChatKey(chatId) });
      return false;
    },
    later: (work) => setTimeout(work, pause),
  });
}

/** The log with what is said after a place: where the server leaves something out, the reader has not heard what was before. */
function withPage(log: Log, after: number, page: readonly ChatMessage[]): Log {
  const [first] = page;
  return first && first.seq > after + 1 ? joined(page, []) : joined(log, page);
}
