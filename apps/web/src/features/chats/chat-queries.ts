import {
  type ChatMessagePartsFragment,
  type ChatPartsFragment,
  ChatsDocument,
  graphqlPages,
  refreshQueries,
  UnreadChatMessagesDocument,
} from '@lyceum/web-graphql';
import type { QueryClient } from '@tanstack/react-query';

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
