import { threadErrors, threadLimits, threadTexts } from '@lyceum/contracts';
import { ApiError, useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { execute, ReportThreadDocument } from '@lyceum/web-graphql';
import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { showThreadChange } from './thread-queries';

interface ReportDialogProps {
  readonly threadId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Tells the forum's moderators what is wrong with a thread, in 1–1,000 characters (checklist line 97). */
export function ReportDialog({ threadId, opened, onClose }: ReportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Report thread">
      <ReportForm threadId={threadId} onClose={onClose} />
    </Modal>
  );
}

function ReportForm({ threadId, onClose }: Omit<ReportDialogProps, 'opened'>) {
  const [message, setMessage] = useState('');
  const report = useReport(threadId, onClose);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (message.trim() !== '') report.mutate(message.trim());
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label="What is wrong with it?"
        description="The moderators of the forum read this. The author is not told who reported it."
        data-autofocus
        maxLength={threadLimits.reportLength}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={report.error && readFailure(report.error, []).general}
      />
      <Group justify="space-between" mt="md">
        <span style={{ color: 'var(--lyceum-muted)', fontSize: '0.875rem' }}>
          {message.length} of {threadLimits.reportLength}
        </span>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={message.trim() === ''} loading={report.isPending}>
            Send report
          </Button>
        </Group>
      </Group>
    </form>
  );
}

function useReport(threadId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const showReported = (): void =>
    showThreadChange(queryClient, threadId, { requestingUserHasReported: true });
  return useMutation({
    mutationFn: (message: string) => execute(ReportThreadDocument, { threadId, userId, message }),
    onSuccess: () => {
      toast.success(threadTexts.reported);
      showReported();
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === threadErrors.REPORTED_ALREADY.code) showReported();
    },
  });
}
