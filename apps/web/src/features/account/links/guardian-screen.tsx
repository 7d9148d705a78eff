import { authErrors, type GuardianAnswer } from '@lyceum/contracts/auth';
import { dateFormat } from '@lyceum/contracts/messages';
import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, readFailure, useLoad } from '@lyceum/shell';
import { ErrorState, FormErrorSummary, TextSkeleton } from '@lyceum/ui';
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ConsentText } from './consent-text';
import { isDeadLink } from './dead-link';
import * as messages from './links.messages';

const dayFormat = dateFormat({ dateStyle: 'long' });

type Consent = GuardianAnswer['data'];

interface GuardianScreenProps {
  readonly code: string;
  readonly homeButton: ReactNode;
  readonly termsLink: ReactNode;
}

/** Where a guardian's lasting link leads: how their consent stands, and the one thing they can do about it. */
export function GuardianScreen(props: GuardianScreenProps) {
  const { code, homeButton } = props;
  const consent = useLoad(useCallback(() => accountCalls.lookAsGuardian(code), [code]));
  const [changed, setChanged] = useState<Consent | null>(null);

  if (consent.state === loadingState.loading) {
    return (
      <AccountPage title={messages.oneMoment()} lead={messages.weAreLookingAtYourLink()}>
        <TextSkeleton lines={4} label={messages.lookingAtYourLink()} />
      </AccountPage>
    );
  }
  if (consent.state === loadingState.failed) {
    if (!isDeadLink(consent.error))
      return (
        <AccountPage title={messages.yourLink()} lead={messages.linkNotLookedAt()}>
          <ErrorState
            title={messages.linkDidNotOpen()}
            {...failureTexts(consent.error)}
            onRetry={consent.retry}
          />
        </AccountPage>
      );
    return (
      <AccountPage isNextStep title={messages.deadLink()} lead={authErrors.LINK_NOT_VALID.message}>
        {homeButton}
      </AccountPage>
    );
  }
  return <ConsentState {...props} consent={changed ?? consent.data} onChanged={setChanged} />;
}

interface ConsentStateProps extends GuardianScreenProps {
  readonly consent: Consent;
  readonly onChanged: (consent: Consent) => void;
}

function ConsentState({ code, homeButton, termsLink, consent, onChanged }: ConsentStateProps) {
  const { childName, guardianEmail, state, since } = consent;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (send: (code: string) => Promise<Consent>): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      onChanged(await send(code));
    } catch (error) {
      setFailure(readFailure(error, []).general);
    } finally {
      setSending(false);
    }
  };
  const { title, lead } = words(consent);
  const day = dayFormat(new Date(since));
  return (
    <AccountPage isNextStep title={title} lead={lead}>
      <Stack>
        <FormErrorSummary problems={failure === null ? [] : [{ message: failure }]} />
        {state === 'OVER' ? (
          homeButton
        ) : (
          <ConsentText fullName={childName} guardianEmail={guardianEmail} termsLink={termsLink} />
        )}
        {state === 'GIVEN' && (
          <>
            <p>{messages.agreedOn({ day })}</p>
            <Button
              size="lg"
              fullWidth
              color="red"
              variant="outline"
              loading={isSending}
              onClick={() => void change(accountCalls.withdrawAsGuardian)}
            >
              {messages.withdrawMyConsent()}
            </Button>
          </>
        )}
        {state === 'WITHDRAWN' && (
          <>
            <p>{messages.withdrewOn({ day })}</p>
            <Button
              size="lg"
              fullWidth
              loading={isSending}
              onClick={() => void change(accountCalls.consentAgainAsGuardian)}
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
