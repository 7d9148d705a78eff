import { conversationLimits } from '@lyceum/contracts/forum';
import {
  ConversationDocument,
  type ConversationFieldsFragment,
  ConversationRepliesDocument,
  type ConversationReplyFieldsFragment,
  ConversationsDocument,
  graphqlQueryOptions,
  pagesByCursor,
} from '@lyceum/web-graphql';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type Conversation = ConversationFieldsFragment;

export type ConversationReply = ConversationReplyFieldsFragment;

/** What the screens of conversations ask (checklist line 82). */
export const conversationQueries = {
  list: (userId: string) =>
    pagesByCursor(ConversationsDocument, {
      variables: (cursor) => ({ userId, cursor }),
      rows: (answer): Conversation[] => answer.getConversations,
      pageSize: conversationLimits.pageSize,
    }),
  one: (userId: string, conversationId: string) =>
    graphqlQueryOptions(ConversationDocument, { userId, conversationId }),
  replies: (userId: string, conversationId: string) =>
    pagesByCursor(ConversationRepliesDocument, {
      variables: (cursor) => ({ userId, conversationId, cursor }),
      rows: (answer): ConversationReply[] => answer.getConversationReplies,
      pageSize: conversationLimits.replyPageSize,
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
