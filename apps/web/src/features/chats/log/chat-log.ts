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

/** Key of the chat a window shows. */
export const openChatKey = (chatId: string) => ['open-chat', chatId] as const;

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
  if (log && lastSeqOf(log) < newest) pullOf(queryClient)(chatId, { from: lastSeqOf(log) + 1, to: newest });
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
async function hearOfPast(queryClient: QueryClient, chatId: string, seq: number): Promise<void> {
  const past = queryClient.getQueryData<Log | null>(pastKey(chatId));
  if (!past?.some((message) => message.seq === seq)) return;
  changePast(queryClient, chatId, await fetchMessages(chatId, { after: seq - 1 }));
}

/** Reads again what is shown of a chat and whatever came after, so that nothing that was missed stays missing. */
export function catchUp(queryClient: QueryClient, chatId: string): void {
  const log = queryClient.getQueryData<Log>(logKey(chatId));
  if (log) pullOf(queryClient)(chatId, { from: log[0]?.seq ?? 1, to: Infinity });
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
  if (!log || seq < (log[0]?.seq ?? 1)) return hearOfPast(queryClient, chatId, seq).catch(() => undefined);
  pullOf(queryClient)(chatId, { from: Math.min(seq, lastSeqOf(log) + 1), to: seq });
}

/** Leaves nothing of a chat its reader is in no more. */
export function forgetLog(queryClient: QueryClient, chatId: string): void {
  queryClient.removeQueries({ queryKey: logKey(chatId) });
  queryClient.removeQueries({ queryKey: pastKey(chatId) });
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

const pulls = new WeakMap<QueryClient, ReturnType<typeof pullMessages<ChatMessage>>>();

/** One for a page: what it reads of a chat, it reads one after the other. */
function pullOf(queryClient: QueryClient): ReturnType<typeof pullMessages<ChatMessage>> {
  const known = pulls.get(queryClient);
  if (known) return known;
  const pull = pullMessages<ChatMessage>({
    fetch: (chatId, after) => fetchMessages(chatId, { after }),
    take: (chatId, after, messages) =>
      queryClient.setQueryData<Log>(logKey(chatId), (log) => log && withPage(log, after, messages)),
    fail: (chatId, error) => {
      if (!isGone(error)) return !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
      void queryClient.invalidateQueries({ queryKey: openChatKey(chatId) });
      return false;
    },
    later: (work) => setTimeout(work, pause),
  });
  pulls.set(queryClient, pull);
  return pull;
}

/** The log with what is said after a place: where the server leaves something out, the reader has not heard what was before. */
function withPage(log: Log, after: number, page: readonly ChatMessage[]): Log {
  const [first] = page;
  return first && first.seq > after + 1 ? joined(page, []) : joined(log, page);
}
