import { passwordAgainSchema } from '@lyceum/contracts/auth';
import { ContractForm, PasswordField, useContractForm } from '@lyceum/shell';
import type { ReactNode } from 'react';
import * as messages from './security.messages';

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
    <ContractForm {...form} action={action} place="section" isDangerous={isDangerous} onCancel={onCancel}>
      {children}
      {hasPassword && (
        <PasswordField {...form.field('password')} label={messages.yourPassword()} data-autofocus />
      )}
    </ContractForm>
  );
}
