import { FormErrorSummary } from '@lyceum/ui';
import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import type { FormFailure } from './form-failure';

interface ContractFormProps {
  readonly failure: FormFailure | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Words on the button. */
  readonly action: string;
  /** The fields. */
  readonly children: ReactNode;
  /** `page` (default) for a screen that is one form, `section` for one of several forms on a screen. */
  readonly place?: 'page' | 'section';
  /** Stands beside the button of a section's form: Cancel, for example. */
  readonly otherAction?: ReactNode;
  /** Red button, for what destroys. */
  readonly isDangerous?: boolean;
}

/** Fields, what went wrong, and the one button. The browser's own checks are off: ours say more. */
export function ContractForm({
  failure,
  isSending,
  onSubmit,
  action,
  children,
  place = 'page',
  otherAction,
  isDangerous = false,
}: ContractFormProps) {
  const problems = failure?.general ? [{ message: failure.general }] : [];
  const button = { type: 'submit', loading: isSending, ...(isDangerous && { color: 'danger' }) } as const;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <FormErrorSummary
          problems={problems}
          {...(failure?.reference !== undefined && { reference: failure.reference })}
        />
        {children}
        {place === 'page' ? (
          <Button {...button} size="lg" fullWidth mt="xs">
            {action}
          </Button>
        ) : (
          <Group gap="xs">
            <Button {...button}>{action}</Button>
            {otherAction}
          </Group>
        )}
      </Stack>
    </form>
  );
}
