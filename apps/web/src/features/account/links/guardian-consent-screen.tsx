import type { OneTimeLink } from '@lyceum/contracts/auth';
import { readFailure } from '@lyceum/shell';
import { FormErrorSummary, useBrandName } from '@lyceum/ui';
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ConsentText } from './consent-text';
import { isDeadLink } from './dead-link';
import * as messages from './links.messages';

interface GuardianConsentScreenProps {
  readonly code: string;
  readonly link: Extract<OneTimeLink, { purpose: 'GUARDIAN_CONSENT' }>;
  readonly onDead: () => void;
  readonly homeButton: ReactNode;
  readonly termsLink: ReactNode;
}

/** A guardian reads what the child will use, and agrees (checklist line 41). Doing nothing keeps the account locked. */
export function GuardianConsentScreen(props: GuardianConsentScreenProps) {
  const brandName = useBrandName();
  const { code, link, onDead, homeButton, termsLink } = props;
  const { firstName, fullName, guardianEmail } = link;
  const [state, setState] = useState<'asked' | 'sending' | 'agreed'>('asked');
  const [failure, setFailure] = useState<string | null>(null);

  const agree = async (): Promise<void> => {
    setState('sending');
    setFailure(null);
    try {
      await accountCalls.consentAsGuardian(code);
      setState('agreed');
    } catch (error) {
      setState('asked');
      if (isDeadLink(error)) onDead();
      else setFailure(readFailure(error, []).general);
    }
  };

  if (state === 'agreed') {
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
        <FormErrorSummary problems={failure === null ? [] : [{ message: failure }]} />
        <ConsentText fullName={fullName} guardianEmail={guardianEmail} termsLink={termsLink} />
        <Button size="lg" fullWidth loading={state === 'sending'} onClick={() => void agree()}>
          {messages.iAgree()}
        </Button>
        <p style={{ color: 'var(--lyceum-muted)' }}>{messages.aboutDisagreeing()}</p>
      </Stack>
    </AccountPage>
  );
}
