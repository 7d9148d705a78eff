import type { OneTimeLink } from '@lyceum/contracts/auth';
import { useSending } from '@lyceum/shell';
import { FormErrorSummary, useBrandName } from '@lyceum/ui';
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ConsentText } from './consent-text';
import { orDead } from './dead-link';
import * as messages from './links.messages';

interface GuardianConsentScreenProps {
  readonly code: string;
  readonly link: Extract<OneTimeLink, { purpose: 'GUARDIAN_CONSENT' }>;
  readonly onDead: () => void;
  readonly homeButton: ReactNode;
}

/** A guardian reads what the child will use, and agrees (checklist line 41). Doing nothing keeps the account locked. */
export function GuardianConsentScreen(props: GuardianConsentScreenProps) {
  const brandName = useBrandName();
  const { code, link, onDead, homeButton } = props;
  const { firstName, fullName, guardianEmail } = link;
  const [isAgreed, setAgreed] = useState(false);
  const { isSending, problems, submit } = useSending(() =>
    orDead(async () => {
      await accountCalls.consentAsGuardian(code);
      setAgreed(true);
    }, onDead),
  );

  if (isAgreed) {
    return (
      <AccountPage title={messages.thankYou()} lead={messages.aboutGivenConsent({ firstName })}>
        {homeButton}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      isNextStep
      title={messages.consentQuestion({ firstName, brandName })}
      lead={messages.whyYouAreAsked({ firstName })}
    >
      <Stack>
        <FormErrorSummary problems={problems} />
        <ConsentText fullName={fullName} guardianEmail={guardianEmail} />
        <Button size="lg" fullWidth loading={isSending} onClick={() => void submit()}>
          {messages.iAgree()}
        </Button>
        <p style={{ color: 'var(--lyceum-muted)' }}>{messages.aboutDisagreeing()}</p>
      </Stack>
    </AccountPage>
  );
}
