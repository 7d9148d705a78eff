import { signInSchema } from '@lyceum/contracts/auth';
import { ContractForm, PasswordField, useContractForm } from '@lyceum/shell';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './login.messages';
import { type Challenge, signInCalls } from './sign-in-calls';

interface LinkAccountStepProps {
  readonly ticket: string;
  readonly keepLoggedIn: boolean;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onStartAgain: () => void;
  /** For an account without a password: the mail for forgotten ones gives it one. */
  readonly forgotLink: ReactNode;
}

const schema = signInSchema.pick({ password: true });

/** There is an account with the social account's e-mail: its password proves that both are the same person's. */
export function LinkAccountStep(props: LinkAccountStepProps) {
  const { ticket, keepLoggedIn, onChallenge, onStartAgain, forgotLink } = props;
  const form = useContractForm({
    schema,
    initialValues: { password: '' },
    send: async ({ password }) => onChallenge(await signInCalls.byLinking(ticket, password, keepLoggedIn)),
  });
  return (
    <>
      <ContractForm {...form} action={messages.connectAndLogIn()}>
        <PasswordField {...form.field('password')} />
        <div>{forgotLink}</div>
      </ContractForm>
      <Button variant="subtle" fullWidth mt="xs" onClick={() => onStartAgain()}>
        {messages.notNow()}
      </Button>
    </>
  );
}
