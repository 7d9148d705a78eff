import { moderationErrors, moderationLimits } from '@lyceum/contracts/moderation';
import { ApiError } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import * as messages from './parts.messages';

interface ReportDialogProps {
  readonly title: string;
  readonly send: (message: string) => Promise<unknown>;
  /** Said when it is sent. */
  readonly doneText: string;
  /** The moderators know of it: from now, or from before. */
  readonly onReported: () => void;
  /** Says that it was not sent; without it the form does. */
  readonly onFailed?: (error: unknown) => void;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Tells the forum's moderators what is wrong with something, in 1–1,000 characters (checklist line 97). */
export function ReportDialog({ title, opened, ...form }: ReportDialogProps) {
  return (
    <Modal opened={opened} onClose={form.onClose} title={title}>
      <ReportForm {...form} />
    </Modal>
  );
}

function ReportForm(props: Omit<ReportDialogProps, 'opened' | 'title'>) {
  const { send, doneText, onReported, onFailed, onClose } = props;
  const [message, setMessage] = useState('');
  const report = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(doneText);
      onReported();
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === moderationErrors.REPORTED_ALREADY.code) onReported();
      onFailed?.(error);
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (message.trim() !== '') report.mutate(message.trim());
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={messages.whatIsWrong()}
        description={messages.whoReadsReports()}
        data-autofocus
        maxLength={moderationLimits.reportLength}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={report.error && !onFailed && readFailure(report.error, []).general}
      />
      <Group justify="space-between" mt="md">
        <span style={{ color: 'var(--lyceum-muted)', fontSize: '0.875rem' }}>
          {messages.lengthOfReport({
            count: message.length,
            reportLength: moderationLimits.reportLength,
          })}
        </span>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {messages.cancel()}
          </Button>
          <Button type="submit" disabled={message.trim() === ''} loading={report.isPending}>
            {messages.sendReport()}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
