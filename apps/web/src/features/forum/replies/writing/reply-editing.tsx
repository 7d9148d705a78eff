import { type WrittenText } from '@lyceum/editor';
import { EditCommentDocument, EditPostDocument, execute } from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mentionedIn } from '../mentioned-in';
import { useReplies } from '../replies-context';
import * as messages from '../replies.messages';
import { showReply } from '../reply-cache';
import { ReplyEditor } from './reply-editor';
import { isPost, type ReplyItem } from '../reply.types';
import { messagesAbout } from '../messages-about';

interface ReplyEditingProps {
  readonly item: ReplyItem;
  readonly onDone: () => void;
}

/** The author changes what they wrote; cancelling leaves it as it was (checklist line 110). */
export function ReplyEditing({ item, onDone }: ReplyEditingProps) {
  const { threadId } = useReplies();
  const saving = useSaving(item, onDone);
  return (
    <ReplyEditor
      threadId={threadId}
      draftKey={`edit:${item.id}`}
      label={messagesAbout(item).edit()}
      action={messages.save()}
      initial={item}
      isSending={saving.isPending}
      onSubmit={(text) => {
        if (text.content === item.content) onDone();
        else saving.mutate(text);
      }}
      onCancel={onDone}
    />
  );
}

function useSaving(item: ReplyItem, onDone: () => void) {
  const queryClient = useQueryClient();
  const { tellFailure } = useReplies();
  return useMutation({
    mutationFn: (text: WrittenText) => saveReply(item, text),
    onSuccess: (saved) => {
      showReply(queryClient, saved);
      onDone();
    },
    onError: (error) => tellFailure(messagesAbout(item).notChanged(), error),
  });
}

async function saveReply(item: ReplyItem, { content, isRich }: WrittenText): Promise<ReplyItem> {
  const mentionedUsers = mentionedIn({ content, isRich });
  const changed = { updatedContent: content, isRich, mentionedUsers };
  if (isPost(item)) return (await execute(EditPostDocument, { ...changed, postId: item.id })).editPost;
  return (await execute(EditCommentDocument, { ...changed, commentId: item.id })).editComment;
}
