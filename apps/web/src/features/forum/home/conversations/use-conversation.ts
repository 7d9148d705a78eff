import { useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import {
  DeleteConversationDocument,
  DeleteConversationReplyDocument,
  execute,
  LikeConversationDocument,
  ReportConversationDocument,
  ReportConversationReplyDocument,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Conversation,
  conversationQueries,
  type ConversationReply,
  showConversationChange,
} from './conversation-queries';
import * as messages from './conversations.messages';

const tellFailure = (error: unknown): void => toast.error(readFailure(error, []).general ?? '');

/** Shows changes of one conversation, in the caller's name. */
function useConversationChange(conversationId: string) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const show = (change: (now: Conversation) => Conversation): void =>
    showConversationChange(queryClient, userId, conversationId, change);
  const askRepliesAgain = (): Promise<void> =>
    queryClient.invalidateQueries({
      queryKey: conversationQueries.replies(userId, conversationId).queryKey,
    });
  return { userId, show, askRepliesAgain };
}

/** Likes it or no longer; shown at once, and taken back where the server refuses (checklist line 82). */
export function useLike({ id: conversationId }: Conversation) {
  const { userId, show } = useConversationChange(conversationId);
  const showLiked = (liked: boolean): void =>
    show((now) =>
      now.requestingUserHasLiked === liked
        ? now
        : { ...now, requestingUserHasLiked: liked, likesCnt: now.likesCnt + (liked ? 1 : -1) },
    );
  return useMutation({
    // One after the other, so that the last press wins.
    scope: { id: `like-${conversationId}` },
    mutationFn: (liked: boolean) => execute(LikeConversationDocument, { conversationId, userId, liked }),
    onMutate: showLiked,
    onError: (error, liked) => {
      showLiked(!liked);
      tellFailure(error);
    },
  });
}

/** Deletes the caller's own conversation after a question; what is left of it is shown. */
export function useDeletion({ id: conversationId }: Conversation) {
  const { userId, show } = useConversationChange(conversationId);
  const { mutate } = useMutation({
    mutationFn: () => execute(DeleteConversationDocument, { conversationId, userId }),
    onSuccess: ({ deleteConversation }) => show(() => deleteConversation),
    onError: tellFailure,
  });
  return () => void askToDelete(messages.deleteConversation(), mutate);
}

/** The same for a reply, of which nothing is left. */
export function useReplyDeletion(conversationId: string, { id: replyId }: ConversationReply) {
  const { userId, show, askRepliesAgain } = useConversationChange(conversationId);
  const { mutate } = useMutation({
    mutationFn: () => execute(DeleteConversationReplyDocument, { replyId, userId }),
    onSuccess: () => {
      show(({ replies, repliesCnt, ...now }) => ({
        ...now,
        replies: replies.filter(({ id }) => id !== replyId),
        repliesCnt: Math.max(0, repliesCnt - 1),
      }));
      return askRepliesAgain();
    },
    onError: tellFailure,
  });
  return () => void askToDelete(messages.deleteReply(), mutate);
}

/** What the report dialog needs of a conversation, or of a reply in it. */
export function useReport(conversationId: string, replyId?: string) {
  const { userId, show, askRepliesAgain } = useConversationChange(conversationId);
  return {
    title: replyId === undefined ? messages.reportConversation() : messages.reportReply(),
    doneText: messages.reportedDone(),
    send: (message: string): Promise<unknown> =>
      replyId === undefined
        ? execute(ReportConversationDocument, { userId, id: conversationId, message })
        : execute(ReportConversationReplyDocument, { userId, id: replyId, message }),
    onReported: (): void => {
      if (replyId === undefined) return show((now) => ({ ...now, reported: true }));
      show((now) => ({
        ...now,
        replies: now.replies.map((reply) => (reply.id === replyId ? { ...reply, reported: true } : reply)),
      }));
      void askRepliesAgain();
    },
  };
}

/** Shows a reply the caller has just written. */
export function useShowReply(conversationId: string): (reply: ConversationReply) => Promise<void> {
  const { show, askRepliesAgain } = useConversationChange(conversationId);
  return (reply) => {
    const isShown = reply.status === 'VISIBLE';
    show((now) => ({
      ...now,
      requestingUserHasReplied: true,
      repliesCnt: now.repliesCnt + (isShown ? 1 : 0),
    }));
    return askRepliesAgain();
  };
}

async function askToDelete(title: string, onSure: () => void): Promise<void> {
  const message = messages.areYouSure();
  if (await confirm({ title, message, confirmLabel: messages.deleteIt(), tone: 'danger' })) onSure();
}
