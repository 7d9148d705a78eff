import { type SocialProvider, socialProviderLabels, socialProviders, type WaysIn } from '@lyceum/contracts';
import { readFailure } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import {
  IconBrandApple,
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandWechat,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { SettingsRow } from '../settings-row';
import { settingsQueries } from '../settings-queries';
import { SettingsSection } from '../settings-section';
import { securityCalls } from './security-calls';

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
  const linked = waysIn.linkedProviders;
  const shown = socialProviders.filter((name) => linked.includes(name) || providers.includes(name));
  if (shown.length === 0) return null;
  return (
    <SettingsSection
      title="Connected accounts"
      description="Accounts elsewhere that you can log in with. To connect one, log in with it once: it must have the same email as your account here, and we ask for your password."
    >
      {shown.map((provider) => (
        <ProviderRow key={provider} provider={provider} isLinked={linked.includes(provider)} />
      ))}
    </SettingsSection>
  );
}

function ProviderRow({
  provider,
  isLinked,
}: {
  readonly provider: SocialProvider;
  readonly isLinked: boolean;
}) {
  const queryClient = useQueryClient();
  const label = socialProviderLabels[provider];
  const disconnect = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Disconnect ${label}?`,
      message: `You can no longer log in with ${label}. You can connect it again at any time.`,
      confirmLabel: 'Disconnect',
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await securityCalls.unlinkSocial(provider);
      toast.success(`${label} is disconnected.`);
    } catch (error) {
      toast.error(readFailure(error, []).general ?? '');
    }
    await queryClient.invalidateQueries({ queryKey: settingsQueries.waysIn.queryKey });
  };
  return (
    <SettingsRow
      icon={icons[provider]}
      name={label}
      detail={isLinked ? 'Connected' : 'Not connected'}
      action={
        isLinked ? (
          <Button
            variant="default"
            size="sm"
            aria-label={`Disconnect ${label}`}
            onClick={() => void disconnect()}
          >
            Disconnect
          </Button>
        ) : (
          <Button
            component="a"
            variant="default"
            size="sm"
            aria-label={`Connect ${label}`}
            href={`/auth/social/${provider.toLowerCase()}?next=${encodeURIComponent('/settings#security')}`}
          >
            Connect
          </Button>
        )
      }
    />
  );
}
