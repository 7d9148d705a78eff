import { conversationLimits } from '@lyceum/contracts/forum';
import {
  ConversationDocument,
  type ConversationFieldsFragment,
  ConversationRepliesDocument,
  type ConversationReplyFieldsFragment,
  ConversationsDocument,
  graphqlQueryOptions,
  send,
} from '@lyceum/web-graphql';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { nextCursor } from '../../parts/thread-pages';

export type Conversation = ConversationFieldsFragment;

export type ConversationReply = ConversationReplyFieldsFragment;

/** What the screens of conversations ask (checklist line 82). */
export const conversationQueries = {
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: ['graphql', 'Conversations', userId] as const,
      queryFn: async ({ pageParam: cursor, signal }) =>
        (await send(ConversationsDocument, { userId, cursor }, { signal })).getConversations,
      initialPageParam: null as string | null,
      getNextPageParam: (page: Conversation[]) => nextCursor(page, conversationLimits.pageSize),
    }),
  one: (userId: string, conversationId: string) =>
    graphqlQueryOptions(ConversationDocument, { userId, conversationId }),
  replies: (userId: string, conversationId: string) =>
    infiniteQueryOptions({
      queryKey: ['graphql', 'ConversationReplies', conversationId] as const,
      queryFn: async ({ pageParam: cursor, signal }) => {
        const variables = { userId, conversationId, cursor };
        return (await send(ConversationRepliesDocument, variables, { signal })).getConversationReplies;
      },
      initialPageParam: null as string | null,
      getNextPageParam: (page: ConversationReply[]) => nextCursor(page, conversationLimits.replyPageSize),
    }),
};

type Change = (conversation: Conversation) => Conversation;

/** Shows a change of a conversation wherever it stands: in the list, and alone. */
export function showConversationChange(
  queryClient: QueryClient,
  userId: string,
  conversationId: string,
  change: Change,
): void {
  queryClient.setQueryData<InfiniteData<Conversation[], string | null>>(
    conversationQueries.list(userId).queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => page.map((row) => (row.id === conversationId ? change(row) : row))),
      },
  );
  queryClient.setQueryData(
    conversationQueries.one(userId, conversationId).queryKey,
    (known) => known && { getConversation: change(known.getConversation) },
  );
}

/** Puts a new conversation on top of the list. */
export function showNewConversation(queryClient: QueryClient, userId: string, made: Conversation): void {
  queryClient.setQueryData<InfiniteData<Conversation[], string | null>>(
    conversationQueries.list(userId).queryKey,
    (known) =>
      known && { ...known, pages: [[made], ...known.pages], pageParams: [null, ...known.pageParams] },
  );
}
