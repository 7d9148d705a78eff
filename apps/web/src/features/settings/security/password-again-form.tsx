import { passwordAgainSchema } from '@lyceum/contracts';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Button, PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface PasswordAgainFormProps {
  /** Without one there is nothing to ask: the form is a question with a button. */
  readonly hasPassword: boolean;
  readonly action: string;
  readonly send: (password: string) => Promise<void>;
  readonly onCancel: () => void;
  readonly isDangerous?: boolean;
  /** What is about to happen. */
  readonly children?: ReactNode;
}

const visibilityToggle = { 'aria-label': 'Show password', tabIndex: 0 };

/** The password again, before something about the account changes. */
export function PasswordAgainForm(props: PasswordAgainFormProps) {
  const { hasPassword, action, send, onCancel, isDangerous = false, children } = props;
  const form = useContractForm({
    schema: passwordAgainSchema,
    initialValues: { password: '' },
    send: ({ password }) => send(password),
  });
  return (
    <ContractForm
      {...form}
      action={action}
      place="section"
      isDangerous={isDangerous}
      otherAction={
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      {children}
      {hasPassword && (
        <PasswordInput
          key={form.keyOf('password')}
          {...form.field('password')}
          label="Your password"
          autoComplete="current-password"
          visibilityToggleButtonProps={visibilityToggle}
          data-autofocus
        />
      )}
    </ContractForm>
  );
}
