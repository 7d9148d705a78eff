import { authLimits, newPasswordSchema } from '@lyceum/contracts';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { PasswordField } from '../text-fields';
import { isDeadLink } from './dead-link';

interface NewPasswordScreenProps {
  readonly brandName: string;
  readonly code: string;
  readonly firstName: string;
  readonly onDead: () => void;
  readonly logInButton: ReactNode;
}

const schema = z.object({ password: newPasswordSchema });

/** Chooses a new password. It ends every session of the account (checklist line 40). */
export function NewPasswordScreen({
  brandName,
  code,
  firstName,
  onDead,
  logInButton,
}: NewPasswordScreenProps) {
  const [isDone, setDone] = useState(false);
  const form = useContractForm({
    schema,
    initialValues: { password: '' },
    send: async ({ password }) => {
      try {
        await accountCalls.resetPassword({ code, password });
        setDone(true);
      } catch (error) {
        if (isDeadLink(error)) onDead();
        else throw error;
      }
    },
  });
  if (isDone) {
    return (
      <AccountPage
        title="Your password is new"
        brandName={brandName}
        lead="Everybody who was logged in to your account is logged out. Log in with the new password."
      >
        {logInButton}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      isNextStep
      title="Choose a new password"
      brandName={brandName}
      lead={`Hello ${firstName}. This ends every session of your account, on every device.`}
    >
      <ContractForm {...form} action="Save new password">
        <PasswordField
          key={form.keyOf('password')}
          {...form.field('password')}
          label="New password"
          isNew
          description={`At least ${authLimits.passwordMinimum} characters. A short sentence works well.`}
        />
      </ContractForm>
    </AccountPage>
  );
}
