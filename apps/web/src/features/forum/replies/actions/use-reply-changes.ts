import { postTexts } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { confirm, toast } from '@lyceum/ui';
import {
  DeleteCommentDocument,
  DeletePostAsAdminDocument,
  DeletePostDocument,
  execute,
  HighlightAnswerDocument,
  HighlightCommentDocument,
  RemoveCommentDocument,
  RemovePostDocument,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messagesAbout } from '../messages-about';
import * as messages from '../replies.messages';
import { type ReplyPatch, showReply, showReplyChange } from '../reply-cache';
import { isPost, type CommentItem, type PostItem, type ReplyItem } from '../reply.types';
import { threadQuery } from '../../thread-queries';
import { useReplies } from '../replies-context';

/** What is left of a reply that is gone; what was said about it stays (checklist line 108). */
const gone: ReplyPatch = {
  content: postTexts.deletedContent,
  isRich: false,
  deleted: true,
  editable: false,
  deletable: false,
  removable: false,
  isHighlighted: false,
};

/** Whether the reader may delete it: what they wrote; any post where they oversee the platform (checklist line 109). */
export function useIsDeletable(item: ReplyItem): boolean {
  const roles = useSession().user?.roles ?? [];
  return item.deletable || (isPost(item) && !item.deleted && roles.includes('SUPER_ADMIN'));
}

/** Deletes a post or comment after a question (checklist lines 108, 109). */
export function useReplyDeletion(item: ReplyItem) {
  const queryClient = useQueryClient();
  const { userId, tellFailure } = useReplies();
  const { mutate } = useMutation({
    mutationFn: async (): Promise<void> => {
      if (isPost(item) && item.deletable) await execute(DeletePostDocument, { postId: item.id, userId });
      else if (isPost(item)) await execute(DeletePostAsAdminDocument, { postId: item.id, userId });
      else await execute(DeleteCommentDocument, { commentId: item.id, userId });
    },
    onSuccess: () => showReplyChange(queryClient, item, gone),
    onError: (error) => tellFailure(messagesAbout(item).notDeleted(), error),
  });
  return async (): Promise<void> => {
    const isSure = await confirm({
      title: messagesAbout(item).delete(),
      message: messages.areYouSureQuestion(),
      confirmLabel: messages.deleteIt(),
      tone: 'danger',
    });
    if (isSure) mutate();
  };
}

/** Takes somebody's post or comment away, with a reason (checklist line 109). Throws what the server refuses. */
export function useReplyRemoval(item: ReplyItem): (reason: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (reason) => {
    if (isPost(item)) await execute(RemovePostDocument, { postId: item.id, reason });
    else await execute(RemoveCommentDocument, { commentId: item.id, reason });
    showReplyChange(queryClient, item, gone);
    toast.success(isPost(item) ? messages.replyRemoved() : messages.commentRemoved());
  };
}

/** Marks a comment for all readers, or no longer (checklist line 112). */
export function useHighlighting({ id: commentId, isHighlighted }: CommentItem): () => void {
  const queryClient = useQueryClient();
  const { tellFailure } = useReplies();
  const { mutate } = useMutation({
    mutationFn: async () =>
      (await execute(HighlightCommentDocument, { commentId, highlighted: !isHighlighted })).highlightComment,
    onSuccess: (comment) => showReply(queryClient, comment),
    onError: (error) => tellFailure(messages.commentNotMarked(), error),
  });
  return mutate;
}

/** Shows a reply beneath the thread's text for all readers, in place of another, or no longer. */
export function useAnswerHighlighting({ id: postId }: PostItem, isHighlighted: boolean): () => void {
  const queryClient = useQueryClient();
  const { threadId, userId, tellFailure } = useReplies();
  const { mutate } = useMutation({
    mutationFn: () => execute(HighlightAnswerDocument, { postId, highlighted: !isHighlighted }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: threadQuery(threadId, userId).queryKey }),
    onError: (error) => tellFailure(messages.answerNotHighlighted(), error),
  });
  return mutate;
}
