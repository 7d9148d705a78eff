import { moderationLimits, moderationErrors } from '@lyceum/contracts/moderation';
import { ApiError } from '@lyceum/session';
import { toast } from '@lyceum/ui';
import { execute, ReportCommentDocument, ReportPostDocument } from '@lyceum/web-graphql';
import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import * as messages from '../replies.messages';
import classes from './dialogs.module.css';
import { useReplies } from '../replies-context';
import { showReplyChange } from '../reply-cache';
import { isPost, type ReplyItem } from '../reply.types';
import { messagesAbout } from './use-reply-changes';

interface ReportReplyDialogProps {
  readonly item: ReplyItem;
  readonly onClose: () => void;
}

/** Tells the forum's moderators what is wrong with a post or a comment (checklist line 111). */
export function ReportReplyDialog({ item, onClose }: ReportReplyDialogProps) {
  const [message, setMessage] = useState('');
  const report = useReport(item, onClose);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (message.trim() !== '') report.mutate(message.trim());
  };
  return (
    <Modal opened onClose={onClose} title={messagesAbout(item).report()}>
      <form onSubmit={submit}>
        <Textarea
          label={messages.whatIsWrong()}
          description={messages.whoReadsReports()}
          data-autofocus
          maxLength={moderationLimits.reportLength}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <p className={classes.note}>
          {messages.lengthOfReport({
            count: message.length,
            reportLength: moderationLimits.reportLength,
          })}
        </p>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            {messages.cancel()}
          </Button>
          <Button type="submit" disabled={message.trim() === ''} loading={report.isPending}>
            {messages.sendReport()}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function useReport(item: ReplyItem, onDone: () => void) {
  const queryClient = useQueryClient();
  const { userId, tellFailure } = useReplies();
  const showReported = (): void => showReplyChange(queryClient, item, { requestingUserHasReported: true });
  return useMutation({
    mutationFn: async (message: string): Promise<void> => {
      if (isPost(item)) await execute(ReportPostDocument, { postId: item.id, userId, message });
      else await execute(ReportCommentDocument, { commentId: item.id, userId, message });
    },
    onSuccess: () => {
      toast.success(isPost(item) ? messages.postReported() : messages.commentReported());
      showReported();
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === moderationErrors.REPORTED_ALREADY.code) showReported();
      tellFailure(messages.reportNotSent(), error);
    },
  });
}
