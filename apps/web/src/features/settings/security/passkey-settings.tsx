import type { WaysIn } from '@lyceum/contracts/auth';
import { knowsPasskeys } from '@lyceum/shell';
import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import { Button, Modal } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsRow } from '../settings-row';
import { AddPasskeyForm } from './add-passkey-form';
import { PasswordAgainForm } from './password-again-form';
import { securityCalls } from './security-calls';
import * as messages from './security.messages';
import { waysInQuery } from './ways-in-query';

type Passkey = WaysIn['passkeys'][number];

/** Passkeys: a fingerprint, a face or a PIN of a device in place of a password. */
export function PasskeySettings({ waysIn }: { readonly waysIn: WaysIn }) {
  const { hasPassword, passkeys } = waysIn;
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const queryClient = useQueryClient();
  const close = (): void => {
    setAdding(false);
    setLeaving(null);
    void queryClient.invalidateQueries({ queryKey: waysInQuery.queryKey });
  };
  return (
    <SectionCard title={messages.passkeys()} description={messages.aboutPasskeys()}>
      {passkeys.map((passkey) => (
        <SettingsRow
          key={passkey.id}
          icon={IconFingerprint}
          name={passkey.name}
          detail={<PasskeyUse passkey={passkey} />}
          action={
            <Button
              variant="default"
              size="sm"
              aria-label={messages.removePasskey({ name: passkey.name })}
              onClick={() => setLeaving(passkey)}
            >
              {messages.remove()}
            </Button>
          }
        />
      ))}
      {knowsPasskeys() ? (
        <Button mt="xs" variant={passkeys.length > 0 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
          {messages.addAPasskey()}
        </Button>
      ) : (
        <p>{messages.noPasskeysHere()}</p>
      )}
      <Modal opened={isAdding} onClose={close} title={messages.addAPasskey()} size={440}>
        <AddPasskeyForm hasPassword={hasPassword} onDone={close} />
      </Modal>
      <Modal
        opened={leaving !== null}
        onClose={close}
        title={messages.removePasskeyQuestion({ name: leaving?.name ?? '' })}
        size={440}
      >
        {leaving && <RemovalForm passkey={leaving} hasPassword={hasPassword} onDone={close} />}
      </Modal>
    </SectionCard>
  );
}

interface RemovalFormProps {
  readonly passkey: Passkey;
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

function RemovalForm({ passkey, hasPassword, onDone }: RemovalFormProps) {
  return (
    <PasswordAgainForm
      hasPassword={hasPassword}
      action={messages.remove()}
      isDangerous
      onCancel={onDone}
      send={async (password) => {
        await securityCalls.removePasskey(passkey.id, password);
        onDone();
      }}
    >
      <p>{messages.aboutRemoval()}</p>
    </PasswordAgainForm>
  );
}

function PasskeyUse({ passkey }: { readonly passkey: Passkey }) {
  const when = <RelativeTime at={passkey.createdAt} />;
  if (passkey.lastUsedAt === null) return rich(messages.added, { when });
  return rich(messages.addedAndUsed, { when, used: <RelativeTime at={passkey.lastUsedAt} /> });
}
