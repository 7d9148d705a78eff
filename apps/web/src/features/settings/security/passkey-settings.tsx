import type { WaysIn } from '@lyceum/contracts';
import { knowsPasskeys } from '@lyceum/shell';
import { RelativeTime, SectionCard } from '@lyceum/ui';
import { Button, Modal } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQueries } from '../settings-queries';
import { SettingsRow } from '../settings-row';
import { AddPasskeyForm } from './add-passkey-form';
import { PasswordAgainForm } from './password-again-form';
import { securityCalls } from './security-calls';

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
    void queryClient.invalidateQueries({ queryKey: settingsQueries.waysIn.queryKey });
  };
  return (
    <SectionCard
      title="Passkeys"
      description="Log in with the fingerprint, face or PIN of your device. A passkey cannot be guessed or given away by mistake."
    >
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
              aria-label={`Remove ${passkey.name}`}
              onClick={() => setLeaving(passkey)}
            >
              Remove
            </Button>
          }
        />
      ))}
      {knowsPasskeys() ? (
        <Button mt="xs" variant={passkeys.length > 0 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p style={{ margin: 0 }}>This browser knows no passkeys.</p>
      )}
      <Modal opened={isAdding} onClose={close} title="Add a passkey" size={440}>
        <AddPasskeyForm hasPassword={hasPassword} onDone={close} />
      </Modal>
      <Modal opened={leaving !== null} onClose={close} title={`Remove ${leaving?.name ?? ''}?`} size={440}>
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
      action="Remove"
      isDangerous
      onCancel={onDone}
      send={async (password) => {
        await securityCalls.removePasskey(passkey.id, password);
        onDone();
      }}
    >
      <p style={{ margin: 0 }}>It opens nothing here any more. Your device may still list it.</p>
    </PasswordAgainForm>
  );
}

function PasskeyUse({ passkey }: { readonly passkey: Passkey }) {
  return (
    <>
      Added <RelativeTime at={passkey.createdAt} />
      {passkey.lastUsedAt !== null && (
        <>
          , last used <RelativeTime at={passkey.lastUsedAt} />
        </>
      )}
    </>
  );
}
