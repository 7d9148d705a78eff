import { confirmTotpSchema } from '@lyceum/contracts/auth';
import { ContractForm, useContractForm } from '@lyceum/shell';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import QRCode from 'react-qr-code';
import { PasswordAgainForm } from './password-again-form';
import { RecoveryCodes } from './recovery-codes';
import { securityCalls } from './security-calls';
import * as messages from './security.messages';
import classes from './totp-setup.module.css';

interface TotpSetupProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

interface AppKey {
  /** For the QR code. */
  readonly uri: string;
  /** For those who type it. */
  readonly key: string;
}

/** Password, QR code with a first code as proof, recovery codes. */
export function TotpSetup({ hasPassword, onDone }: TotpSetupProps) {
  const [appKey, setAppKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (appKey) return <AppStep appKey={appKey} onConfirmed={setCodes} onCancel={onDone} />;
  return (
    <PasswordAgainForm
      hasPassword={hasPassword}
      action={messages.goOn()}
      onCancel={onDone}
      send={async (password) => setAppKey(await securityCalls.startTotp(password))}
    >
      <p>{messages.aboutAuthenticatorApps()}</p>
    </PasswordAgainForm>
  );
}

interface AppStepProps {
  readonly appKey: AppKey;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function AppStep({ appKey, onConfirmed, onCancel }: AppStepProps) {
  const form = useContractForm({
    schema: confirmTotpSchema,
    initialValues: { code: '' },
    send: async ({ code }) => onConfirmed(await securityCalls.confirmTotp(code)),
  });
  return (
    <ContractForm {...form} action={messages.turnOn()} place="section" onCancel={onCancel}>
      <p>{messages.scanThis()}</p>
      <div className={classes.picture}>
        <QRCode
          value={appKey.uri}
          size={184}
          role="img"
          aria-label={messages.qrCodeForYourAuthenticatorApp()}
        />
      </div>
      <code className={classes.key}>{grouped(appKey.key)}</code>
      <TextInput
        {...form.field('code')}
        label={messages.enterDigits()}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </ContractForm>
  );
}

/** Four characters at a time are easier to type. */
function grouped(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
