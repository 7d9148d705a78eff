import { newPasswordSchema } from '@lyceum/contracts/auth';
import { ContractForm, PasswordField, useContractForm } from '@lyceum/shell';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { orDead } from './dead-link';
import * as messages from './links.messages';

interface NewPasswordScreenProps {
  readonly code: string;
  readonly firstName: string;
  readonly onDead: () => void;
  readonly logInButton: ReactNode;
}

const schema = z.object({ password: newPasswordSchema });

/** Chooses a new password. It ends every session of the account (checklist line 40). */
export function NewPasswordScreen({ code, firstName, onDead, logInButton }: NewPasswordScreenProps) {
  const [isDone, setDone] = useState(false);
  const form = useContractForm({
    schema,
    initialValues: { password: '' },
    send: ({ password }) =>
      orDead(async () => {
        await accountCalls.resetPassword({ code, password });
        setDone(true);
      }, onDead),
  });
  if (isDone) {
    return (
      <AccountPage title={messages.passwordIsNew()} lead={messages.everybodyLoggedOut()}>
        {logInButton}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      isNextStep
      title={messages.chooseNewPassword()}
      lead={messages.aboutEndingSessions({ firstName })}
    >
      <ContractForm {...form} action={messages.saveNewPassword()}>
        <PasswordField {...form.field('password')} label={messages.newPassword()} isNew />
      </ContractForm>
    </AccountPage>
  );
}
