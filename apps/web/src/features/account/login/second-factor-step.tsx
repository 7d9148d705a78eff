import { type SecondFactorChallenge, secondFactorCodeSchema } from '@lyceum/contracts/auth';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { Button, Divider, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import * as messages from './login.messages';
import { PasskeyButton } from './passkey-button';
import { type Challenge, signInCalls } from './sign-in-calls';

interface SecondFactorStepProps {
  readonly challenge: SecondFactorChallenge;
  readonly keepLoggedIn: boolean;
  /** Called with null when the session has begun. */
  readonly onChallenge: (challenge: Challenge) => void;
  /** Back to e-mail and password: the question is good for five minutes only. */
  readonly onStartAgain: () => void;
}

/** The second proof: a code of an authenticator app, a passkey, or a recovery code. */
export function SecondFactorStep({
  challenge,
  keepLoggedIn,
  onChallenge,
  onStartAgain,
}: SecondFactorStepProps) {
  const { ticket, methods } = challenge;
  const hasApp = methods.includes('TOTP');
  const [usesRecovery, setUsesRecovery] = useState(!hasApp);
  const hasRecovery = methods.includes('RECOVERY_CODE');
  const hasCode = usesRecovery ? hasRecovery : hasApp;
  const hasOtherWays = methods.includes('PASSKEY') || (hasApp && hasRecovery);
  return (
    <>
      {hasCode && (
        <CodeForm
          key={String(usesRecovery)}
          isRecovery={usesRecovery}
          ticket={ticket}
          keepLoggedIn={keepLoggedIn}
          onChallenge={onChallenge}
        />
      )}
      {hasCode && hasOtherWays && <Divider my="lg" label={messages.or()} />}
      <div style={{ display: 'grid', gap: 8 }}>
        {methods.includes('PASSKEY') && (
          <PasskeyButton
            label={messages.useAPasskey()}
            signIn={() => signInCalls.byPasskeyAfterPassword(ticket, keepLoggedIn)}
            onChallenge={onChallenge}
          />
        )}
        {hasApp && hasRecovery && (
          <Button variant="default" onClick={() => setUsesRecovery(!usesRecovery)}>
            {usesRecovery ? messages.useTheAuthenticatorApp() : messages.useARecoveryCode()}
          </Button>
        )}
        <Button variant="subtle" onClick={() => onStartAgain()}>
          {messages.startAgain()}
        </Button>
      </div>
    </>
  );
}

interface CodeFormProps {
  readonly ticket: string;
  readonly isRecovery: boolean;
  readonly keepLoggedIn: boolean;
  readonly onChallenge: (challenge: Challenge) => void;
}

const schema = z.object({ code: secondFactorCodeSchema });

function CodeForm({ ticket, isRecovery, keepLoggedIn, onChallenge }: CodeFormProps) {
  const form = useContractForm({
    schema,
    initialValues: { code: '' },
    send: async ({ code }) => onChallenge(await signInCalls.byCode(ticket, code, keepLoggedIn)),
  });
  return (
    <ContractForm {...form} action={messages.continueLogIn()}>
      <TextInput
        {...form.field('code')}
        label={isRecovery ? messages.recoveryCode() : messages.codeFromYourApp()}
        description={isRecovery ? messages.aboutRecoveryCodes() : messages.aboutAppCodes()}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
      />
    </ContractForm>
  );
}
