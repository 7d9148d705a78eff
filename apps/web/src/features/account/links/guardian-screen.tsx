import type { GuardianAnswer } from '@lyceum/contracts/auth';
import { dateFormat } from '@lyceum/contracts/messages';
import { loadingState } from '@lyceum/contracts/shell';
import { useLoad, useSending } from '@lyceum/shell';
import { FormErrorSummary } from '@lyceum/ui';
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ConsentText } from './consent-text';
import * as messages from './links.messages';
import { UnopenedLink } from './unopened-link';

const dayFormat = dateFormat({ dateStyle: 'long' });

type Consent = GuardianAnswer['data'];

interface GuardianScreenProps {
  readonly code: string;
  readonly homeButton: ReactNode;
  /** What else a guardian can do whose consent stands. */
  readonly further: ReactNode;
}

/** Where a guardian's lasting link leads: how their consent stands, and the one thing they can do about it. */
export function GuardianScreen(props: GuardianScreenProps) {
  const { code, homeButton } = props;
  const consent = useLoad(useCallback(() => accountCalls.lookAsGuardian(code), [code]));
  if (consent.state !== loadingState.loaded) return <UnopenedLink link={consent} otherWay={homeButton} />;
  return <ConsentState {...props} consent={consent.data} onChanged={consent.replace} />;
}

interface ConsentStateProps extends GuardianScreenProps {
  readonly consent: Consent;
  readonly onChanged: (consent: Consent) => void;
}

function ConsentState({ code, homeButton, further, consent, onChanged }: ConsentStateProps) {
  const { childName, guardianEmail, state, since } = consent;
  const { isSending, problems, submit } = useSending(async (send: (code: string) => Promise<Consent>) =>
    onChanged(await send(code)),
  );
  const { title, lead } = words(consent);
  const day = dayFormat(new Date(since));
  return (
    <AccountPage isNextStep title={title} lead={lead}>
      <Stack>
        <FormErrorSummary problems={problems} />
        {state === 'OVER' ? homeButton : <ConsentText fullName={childName} guardianEmail={guardianEmail} />}
        {state === 'GIVEN' && (
          <>
            <p>{messages.agreedOn({ day })}</p>
            <Button
              size="lg"
              fullWidth
              color="red"
              variant="outline"
              loading={isSending}
              onClick={() => void submit(accountCalls.withdrawAsGuardian)}
            >
              {messages.withdrawMyConsent()}
            </Button>
            {further}
          </>
        )}
        {state === 'WITHDRAWN' && (
          <>
            <p>{messages.withdrewOn({ day })}</p>
            <Button
              size="lg"
              fullWidth
              loading={isSending}
              onClick={() => void submit(accountCalls.consentAgainAsGuardian)}
            >
              {messages.iAgreeAgain()}
            </Button>
          </>
        )}
      </Stack>
    </AccountPage>
  );
}

function words({ childName, state }: Consent): { title: string; lead: string } {
  switch (state) {
    case 'GIVEN':
      return {
        title: messages.yourConsent(),
        lead: messages.aboutYourConsent({ childName }),
      };
    case 'WITHDRAWN':
      return {
        title: messages.accountLocked(),
        lead: messages.aboutLockedAccount({ childName }),
      };
    case 'OVER':
      return {
        title: messages.nothingToDecide(),
        lead: messages.childIsOfAge({ childName }),
      };
  }
}
