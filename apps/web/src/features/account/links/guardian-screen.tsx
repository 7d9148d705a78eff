import { authErrors, type GuardianAnswer, loadingState } from '@lyceum/contracts';
import { failureTexts, readFailure, useLoad } from '@lyceum/shell';
import { ErrorState, FormErrorSummary, TextSkeleton } from '@lyceum/ui';
import { Button, Stack } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { ConsentText } from './consent-text';
import { isDeadLink } from './dead-link';

type Consent = GuardianAnswer['data'];

interface GuardianScreenProps {
  readonly brandName: string;
  readonly code: string;
  readonly homeButton: ReactNode;
  readonly termsLink: ReactNode;
}

/** Where a guardian's lasting link leads: how their consent stands, and the one thing they can do about it. */
export function GuardianScreen(props: GuardianScreenProps) {
  const { brandName, code, homeButton } = props;
  const consent = useLoad(useCallback(() => accountCalls.lookAsGuardian(code), [code]));
  const [changed, setChanged] = useState<Consent | null>(null);

  if (consent.state === loadingState.loading) {
    return (
      <AccountPage title="One moment" brandName={brandName} lead="We are looking at your link.">
        <TextSkeleton lines={4} label="Looking at your link" />
      </AccountPage>
    );
  }
  if (consent.state === loadingState.failed) {
    if (!isDeadLink(consent.error))
      return (
        <AccountPage title="Your link" brandName={brandName} lead="We could not look at it just now.">
          <ErrorState
            title="The link did not open"
            {...failureTexts(consent.error)}
            onRetry={consent.retry}
          />
        </AccountPage>
      );
    return (
      <AccountPage
        isNextStep
        title="This link does not work any more"
        brandName={brandName}
        lead={authErrors.LINK_NOT_VALID.message}
      >
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

function ConsentState({ brandName, code, homeButton, termsLink, consent, onChanged }: ConsentStateProps) {
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
  const day = new Date(since).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <AccountPage isNextStep title={title} brandName={brandName} lead={lead}>
      <Stack>
        <FormErrorSummary problems={failure === null ? [] : [{ message: failure }]} />
        {state === 'OVER' ? (
          homeButton
        ) : (
          <ConsentText fullName={childName} {...{ guardianEmail, termsLink }} />
        )}
        {state === 'GIVEN' && (
          <>
            <p style={{ margin: 0 }}>
              You agreed on {day}. Withdrawing locks the account and deletes nothing.
            </p>
            <Button
              size="lg"
              fullWidth
              color="red"
              variant="outline"
              loading={isSending}
              onClick={() => void change(accountCalls.withdrawAsGuardian)}
            >
              Withdraw my consent
            </Button>
          </>
        )}
        {state === 'WITHDRAWN' && (
          <>
            <p style={{ margin: 0 }}>You withdrew your consent on {day}.</p>
            <Button
              size="lg"
              fullWidth
              loading={isSending}
              onClick={() => void change(accountCalls.consentAgainAsGuardian)}
            >
              I agree again
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
        title: 'Your consent',
        lead: `${childName} may use their account. You can withdraw your consent at any time.`,
      };
    case 'WITHDRAWN':
      return {
        title: 'The account is locked',
        lead: `Nobody can log in to the account of ${childName} or find it. Nothing is deleted.`,
      };
    case 'OVER':
      return {
        title: 'Nothing to decide any more',
        lead: `${childName} is 18 or older and decides alone.`,
      };
  }
}
