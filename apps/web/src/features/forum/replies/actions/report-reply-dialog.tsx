import { execute, ReportCommentDocument, ReportPostDocument } from '@lyceum/web-graphql';
import { useQueryClient } from '@tanstack/react-query';
import { ReportDialog } from '../../parts/report-dialog';
import * as messages from '../replies.messages';
import { useReplies } from '../replies-context';
import { showReplyChange } from '../reply-cache';
import { isPost, type ReplyItem } from '../reply.types';
import { messagesAbout } from '../messages-about';

interface ReportReplyDialogProps {
  readonly item: ReplyItem;
  readonly onClose: () => void;
}

/** Tells the forum's moderators what is wrong with a post or a comment (checklist line 111). */
export function ReportReplyDialog({ item, onClose }: ReportReplyDialogProps) {
  const queryClient = useQueryClient();
  const { userId, tellFailure } = useReplies();
  return (
    <ReportDialog
      opened
      onClose={onClose}
      title={messagesAbout(item).report()}
      doneText={isPost(item) ? messages.postReported() : messages.commentReported()}
      send={(message) =>
        isPost(item)
          ? execute(ReportPostDocument, { postId: item.id, userId, message })
          : execute(ReportCommentDocument, { commentId: item.id, userId, message })
      }
      onReported={() => showReplyChange(queryClient, item, { requestingUserHasReported: true })}
      onFailed={(error) => tellFailure(messages.reportNotSent(), error)}
    />
  );
}
