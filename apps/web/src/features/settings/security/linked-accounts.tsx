import {
  authErrors,
  type SocialProvider,
  socialProviderLabels,
  socialProviders,
  type WaysIn,
} from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { readFailure } from '@lyceum/shell';
import { confirm, SectionCard, toast } from '@lyceum/ui';
import { Alert, Button, Modal } from '@mantine/core';
import {
  IconBrandApple,
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandWechat,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsRow } from '../settings-row';
import { PasswordAgainForm } from './password-again-form';
import { securityCalls } from './security-calls';
import * as messages from './security.messages';
import { waysInQuery } from './ways-in-query';

const icons: Readonly<Record<SocialProvider, TablerIcon>> = {
  GOOGLE: IconBrandGoogle,
  FACEBOOK: IconBrandFacebook,
  APPLE: IconBrandApple,
  WECHAT: IconBrandWechat,
};

interface LinkedAccountsProps {
  readonly waysIn: WaysIn;
  /** The services this server is set up for. */
  readonly providers: readonly SocialProvider[];
}

/** Accounts at other services that open this one. Absent where there are none and can be none. */
export function LinkedAccounts({ waysIn, providers }: LinkedAccountsProps) {
  const [failure] = useState(connectFailure);
  const linked = waysIn.linkedProviders;
  const shown = socialProviders.filter((name) => linked.includes(name) || providers.includes(name));
  if (shown.length === 0) return null;
  return (
    <SectionCard title={messages.connectedAccounts()} description={messages.aboutConnectedAccounts()}>
      {failure !== null && (
        <Alert color="danger" mb="md">
          {failure}
        </Alert>
      )}
      {shown.map((provider) => (
        <ProviderRow
          key={provider}
          provider={provider}
          isLinked={linked.includes(provider)}
          isOffered={providers.includes(provider)}
          hasPassword={waysIn.hasPassword}
        />
      ))}
    </SectionCard>
  );
}

interface ProviderRowProps {
  readonly provider: SocialProvider;
  readonly isLinked: boolean;
  /** Whether this server is set up for it; what is linked can be taken away all the same. */
  readonly isOffered: boolean;
  readonly hasPassword: boolean;
}

function ProviderRow({ provider, isLinked, isOffered, hasPassword }: ProviderRowProps) {
  const queryClient = useQueryClient();
  const label = socialProviderLabels[provider];
  const disconnect = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.disconnectQuestion({ provider: label }),
      message: messages.aboutDisconnecting({ provider: label }),
      confirmLabel: messages.disconnect(),
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await securityCalls.unlinkSocial(provider);
      toast.success(messages.disconnected({ provider: label }));
    } catch (error) {
      toast.error(readFailure(error, []).general ?? '');
    }
    await queryClient.invalidateQueries({ queryKey: waysInQuery.queryKey });
  };
  return (
    <SettingsRow
      icon={icons[provider]}
      name={label}
      detail={isLinked ? messages.connected() : messages.notConnected()}
      action={
        isLinked ? (
          <Button
            variant="default"
            size="sm"
            aria-label={messages.disconnectProvider({ provider: label })}
            onClick={() => void disconnect()}
          >
            {messages.disconnect()}
          </Button>
        ) : isOffered ? (
          <ConnectButton provider={provider} hasPassword={hasPassword} />
        ) : null
      }
    />
  );
}

/** Asks for the password, then leaves for the other service. */
function ConnectButton({ provider, hasPassword }: Pick<ProviderRowProps, 'provider' | 'hasPassword'>) {
  const [isAsking, setAsking] = useState(false);
  const label = socialProviderLabels[provider];
  const stop = (): void => setAsking(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={messages.connectProvider({ provider: label })}
        onClick={() => setAsking(true)}
      >
        {messages.connect()}
      </Button>
      <Modal
        opened={isAsking}
        onClose={stop}
        title={messages.connectProvider({ provider: label })}
        size={480}
      >
        <PasswordAgainForm
          hasPassword={hasPassword}
          action={messages.goToProvider({ provider: label })}
          onCancel={stop}
          send={async (password) => {
            window.location.assign(await securityCalls.connectSocial(provider, password));
          }}
        >
          <p>{messages.aboutConnecting({ provider: label })}</p>
        </PasswordAgainForm>
      </Modal>
    </>
  );
}

/** What the server says in the address when connecting came to nothing; the words are the catalogue's. */
function connectFailure(): string | null {
  const code = new URLSearchParams(window.location.search).get('social-error');
  if (code === null) return null;
  const known = Object.values({ ...authErrors, ...commonErrors }).find((entry) => entry.code === code);
  return (known ?? authErrors.SOCIAL_FAILED).message;
}
