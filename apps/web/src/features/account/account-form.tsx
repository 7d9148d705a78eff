import { FormErrorSummary } from '@lyceum/ui';
import { Button, Stack } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import type { FormFailure } from './form-failure';

interface AccountFormProps {
  readonly failure: FormFailure | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Words on the button. */
  readonly action: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields, what went wrong, and the one button. The browser's own checks are off: ours say more. */
export function AccountForm({ failure, isSending, onSubmit, action, children }: AccountFormProps) {
  const problems = failure?.general ? [{ message: failure.general }] : [];
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <FormErrorSummary
          problems={problems}
          {...(failure?.reference !== undefined && { reference: failure.reference })}
        />
        {children}
        <Button type="submit" size="lg" fullWidth mt="xs" loading={isSending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
