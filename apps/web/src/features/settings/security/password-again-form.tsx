import { passwordAgainSchema } from '@lyceum/contracts/auth';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Button, PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './security.messages';
import { visibilityToggle } from './visibility-toggle';

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
          {messages.cancel()}
        </Button>
      }
    >
      {children}
      {hasPassword && (
        <PasswordInput
          key={form.keyOf('password')}
          {...form.field('password')}
          label={messages.yourPassword()}
          autoComplete="current-password"
          visibilityToggleButtonProps={visibilityToggle()}
          data-autofocus
        />
      )}
    </ContractForm>
  );
}
