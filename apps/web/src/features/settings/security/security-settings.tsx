import type { SocialProvider, WaysIn } from '@lyceum/contracts/auth';
import { SectionCard, TextSkeleton } from '@lyceum/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '@lyceum/shell';
import { EmailSettings } from './email-settings';
import { LinkedAccounts } from './linked-accounts';
import { PasskeySettings } from './passkey-settings';
import { PasswordSettings } from './password-settings';
import * as messages from './security.messages';
import { TotpSettings } from './totp-settings';
import { waysInQuery } from './ways-in-query';

interface SecuritySettingsProps {
  /** The services this server is set up for. */
  readonly providers: readonly SocialProvider[];
}

/** The ways into the account. */
export function SecuritySettings({ providers }: SecuritySettingsProps) {
  const waysIn = useQuery(waysInQuery);
  if (!waysIn.data) {
    return (
      <SectionCard title={messages.waysToLogIn()}>
        <QueryContent
          query={waysIn}
          subject={messages.yourWaysToLogIn()}
          skeleton={(label) => <TextSkeleton lines={8} label={label} />}
        >
          {() => null}
        </QueryContent>
      </SectionCard>
    );
  }
  return <Content waysIn={waysIn.data} providers={providers} />;
}

function Content({ waysIn, providers }: SecuritySettingsProps & { readonly waysIn: WaysIn }) {
  return (
    <>
      <EmailSettings hasPassword={waysIn.hasPassword} />
      <PasswordSettings key={String(waysIn.hasPassword)} hasPassword={waysIn.hasPassword} />
      <TotpSettings waysIn={waysIn} />
      <PasskeySettings waysIn={waysIn} />
      <LinkedAccounts waysIn={waysIn} providers={providers} />
    </>
  );
}
