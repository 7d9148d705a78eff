import { FormErrorSummary, type FormProblem } from '@lyceum/ui';
import { Button, Group, Stack } from '@mantine/core';
import { Fragment, type ReactNode, type SyntheticEvent } from 'react';
import type { FormFailure } from './form-failure';
import * as messages from './forms.messages';

interface ContractFormProps {
  readonly failure: FormFailure | null;
  readonly problems: readonly FormProblem[];
  readonly isSending: boolean;
  /** Another one after a reset: fields are made anew, and show what they began with. */
  readonly fieldsKey: string;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Words on the button. */
  readonly action: string;
  /** The fields. */
  readonly children: ReactNode;
  /** `page` (default) for a screen that is one form, `section` for one of several forms on a screen. */
  readonly place?: 'page' | 'section';
  /** Gives a section's form a second button, which leaves it. */
  readonly onCancel?: () => void;
  /** Red button, for what destroys. */
  readonly isDangerous?: boolean;
}

/** Fields, what went wrong, and the one button. The browser's own checks are off: ours say more. */
export function ContractForm({
  failure,
  problems,
  isSending,
  fieldsKey,
  onSubmit,
  action,
  children,
  place = 'page',
  onCancel,
  isDangerous = false,
}: ContractFormProps) {
  const button = { type: 'submit', loading: isSending, ...(isDangerous && { color: 'danger' }) } as const;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <FormErrorSummary
          problems={problems}
          {...(failure?.reference !== undefined && { reference: failure.reference })}
        />
        <Fragment key={fieldsKey}>{children}</Fragment>
        {place === 'page' ? (
          <Button {...button} size="lg" fullWidth mt="xs">
            {action}
          </Button>
        ) : (
          <Group gap="xs" data-form-foot>
            <Button {...button}>{action}</Button>
            {onCancel && (
              <Button variant="default" onClick={onCancel}>
                {messages.cancel()}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </form>
  );
}
