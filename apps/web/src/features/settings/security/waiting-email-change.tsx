import type { EmailChange } from '@lyceum/contracts/auth';
import { dateFormat } from '@lyceum/contracts/messages';
import { ApiError } from '@lyceum/session';
import { readFailure, useCountdown } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button, Group, Stack } from '@mantine/core';
import { IconCircleCheck, IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SettingsRow } from '../settings-row';
import * as messages from './email-change.messages';
import { emailChangeQuery } from './email-change-query';
import { securityCalls } from './security-calls';

const timeFormat = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

interface WaitingEmailChangeProps {
  readonly change: NonNullable<EmailChange>;
  /** The one the account still has. */
  readonly email: string;
}

/** A change of the e-mail that was asked for: who has confirmed it, and the way out of it. */
export function WaitingEmailChange({ change, email }: WaitingEmailChangeProps) {
  const { newEmail, isNewConfirmed, isOldConfirmed, expiresAt } = change;
  return (
    <Stack gap="md">
      <p style={{ margin: 0 }}>
        {messages.aboutWaiting({ email })} {messages.validUntil({ time: timeFormat(new Date(expiresAt)) })}
      </p>
      <Address email={newEmail} isConfirmed={isNewConfirmed} />
      <Address email={email} isConfirmed={isOldConfirmed} />
      <Actions />
    </Stack>
  );
}

function Address({ email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean }) {
  return (
    <SettingsRow
      icon={isConfirmed ? IconCircleCheck : IconMail}
      name={email}
      detail={isConfirmed ? messages.confirmed() : messages.notConfirmed()}
    />
  );
}

function Actions() {
  const queryClient = useQueryClient();
  const [secondsLeft, wait] = useCountdown(0);
  const onError = (error: unknown): void => {
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined) wait(error.retryAfterSeconds);
    toast.error(readFailure(error, []).general ?? '');
  };
  const resend = useMutation({
    mutationFn: securityCalls.resendEmailChange,
    onSuccess: () => {
      toast.success(messages.sentAgain());
      return queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: securityCalls.cancelEmailChange,
    onSuccess: () => {
      toast.success(messages.cancelled());
      queryClient.setQueryData(emailChangeQuery.queryKey, null);
    },
    onError,
  });
  return (
    <Group gap="xs">
      <Button
        variant="default"
        loading={resend.isPending}
        disabled={secondsLeft > 0}
        onClick={() => resend.mutate()}
      >
        {secondsLeft > 0 ? messages.sendAgainIn({ count: secondsLeft }) : messages.sendAgain()}
      </Button>
      <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {messages.cancelChange()}
      </Button>
    </Group>
  );
}
