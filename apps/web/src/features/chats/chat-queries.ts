import {
  type ChatMessagePartsFragment,
  type ChatPartsFragment,
  ChatsDocument,
  ChatMessagesDocument,
  execute,
  graphqlPages,
  refreshQueries,
  UnreadChatMessagesDocument,
} from '@lyceum/web-graphql';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { joined, lastSeqOf, type MessageLog } from './log/message-log';

export type Chat = ChatPartsFragment;
export type ChatMessage = ChatMessagePartsFragment;
export type ChatPerson = ChatMessage['author'];

/** Pages of the reader's chats, the one something was last said in first. */
export function chatsQuery() {
  return graphqlPages(ChatsDocument, {
    variables: (cursor: string | null) => ({ cursor }),
    page: ({ getChats }) => getChats,
    first: null,
    next: ({ nextCursor }) => nextCursor ?? null,
  });
}

/** Has the list and the counts ask again. */
export const refreshChats = (queryClient: QueryClient): Promise<void> =>
  refreshQueries(queryClient, ChatsDocument, UnreadChatMessagesDocument);

const logKey = (chatId: string) => ['chat-log', chatId] as const;

/**
 * What this page has of a chat: the latest messages at first (checklist line 197), and from then on whatever came after,
 * asked for until nothing is missing.
 */
export function logQuery(chatId: string, queryClient: QueryClient) {
  return queryOptions({
    queryKey: logKey(chatId),
    queryFn: async (): Promise<MessageLog<ChatMessage>> => {
      const latest = await fetchMessages(chatId, {});
      const known = queryClient.getQueryData<MessageLog<ChatMessage>>(logKey(chatId));
      if (!known || known.length === 0) return latest;
      let log = joined(known, latest);
      // What was said in a long absence lies between.
      while (lastSeqOf(log) < lastSeqOf(latest)) {
        const missed = await fetchMessages(chatId, { after: lastSeqOf(log) });
        if (missed.length === 0) return latest;
        log = joined(log, missed);
      }
      return joined(log, latest);
    },
    staleTime: 0,
  });
}

/** Puts messages into the log that is shown; what does not join on is fetched. */
export function addToLog(queryClient: QueryClient, chatId: string, messages: readonly ChatMessage[]): void {
  const log = queryClient.setQueryData<MessageLog<ChatMessage>>(
    logKey(chatId),
    (known) => known && joined(known, messages),
  );
  const newest = Math.max(...messages.map(({ seq }) => seq), 0);
  if (!log || lastSeqOf(log) < newest) void queryClient.invalidateQueries({ queryKey: logKey(chatId) });
}

/** Whether this page shows the chat, or has. */
export const hasLog = (queryClient: QueryClient, chatId: string): boolean =>
  queryClient.getQueryData(logKey(chatId)) !== undefined;

export async function fetchMessages(
  chatId: string,
  place: { readonly before?: number; readonly after?: number },
): Promise<ChatMessage[]> {
  return (await execute(ChatMessagesDocument, { chatId, ...place })).getChatMessages;
}
