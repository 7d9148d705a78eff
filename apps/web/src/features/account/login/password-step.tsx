import { ContractForm, EmailField, PasswordField, useContractForm } from '@lyceum/shell';
import { Alert, Checkbox, Divider, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './login.messages';
import { PasskeyButton } from './passkey-button';
import { type Challenge, signInCalls } from './sign-in-calls';

interface PasswordStepProps {
  /** What the screen has to say first: why the last session ended, what a social service refused. */
  readonly notice: string | null;
  readonly keepLoggedIn: boolean;
  readonly onKeepLoggedIn: (keep: boolean) => void;
  /** Called with what comes after a right password. */
  readonly onChallenge: (challenge: Challenge) => void;
  /** Called with refusals that have a screen of their own; answers whether it has taken this one. */
  readonly onRefusal: (error: unknown, email: string) => boolean;
  readonly forgotLink: ReactNode;
  /** Buttons of other services. */
  readonly social: ReactNode;
}

const credentials = () => import('./login-schemas').then((it) => it.credentialsSchema);

/** E-mail and password, and the ways beside them. Where to go then is the router's business. */
export function PasswordStep(props: PasswordStepProps) {
  const { notice, keepLoggedIn, onKeepLoggedIn, onChallenge, onRefusal, forgotLink, social } = props;
  const form = useContractForm({
    schema: credentials,
    initialValues: { email: '', password: '' },
    send: async (input) => {
      try {
        onChallenge(await signInCalls.byPassword({ ...input, keepLoggedIn }));
      } catch (error) {
        if (!onRefusal(error, input.email)) throw error;
      }
    },
  });
  return (
    <>
      <ContractForm {...form} action={messages.logIn()}>
        {notice !== null && !form.failure && <Alert role="status">{notice}</Alert>}
        <EmailField {...form.field('email')} />
        <PasswordField {...form.field('password')} />
        <Group justify="space-between" gap="xs">
          <Checkbox
            size="sm"
            label={messages.keepMeLoggedIn()}
            checked={keepLoggedIn}
            onChange={(event) => onKeepLoggedIn(event.currentTarget.checked)}
          />
          {forgotLink}
        </Group>
      </ContractForm>
      <Divider my="lg" label={messages.or()} />
      <div style={{ display: 'grid', gap: 8 }}>
        <PasskeyButton
          label={messages.logInWithAPasskey()}
          signIn={() => signInCalls.byPasskey(keepLoggedIn)}
          onChallenge={onChallenge}
        />
        {social}
      </div>
    </>
  );
}
