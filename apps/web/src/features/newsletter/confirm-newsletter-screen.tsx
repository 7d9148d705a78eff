import { translated } from '@lyceum/contracts/messages';
import { newsletterErrors, newsletterInterestLabels } from '@lyceum/contracts/newsletter';
import { ApiError } from '@lyceum/session';
import { useSending } from '@lyceum/shell';
import { FormErrorSummary, MessageScreen, Page, PageTitle, rich, useBrandName } from '@lyceum/ui';
import { ConfirmNewsletterDocument, type ConfirmNewsletterMutation, execute } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import * as messages from './newsletter.messages';

interface ConfirmNewsletterScreenProps {
  readonly code: string;
  readonly homeButton: ReactNode;
}

type Confirmed = ConfirmNewsletterMutation['confirmNewsletter'];

/** The end of the link in the newsletter's mail. Only the button puts somebody on the list: mail programs open every address. */
export function ConfirmNewsletterScreen({ code, homeButton }: ConfirmNewsletterScreenProps) {
  const [outcome, setOutcome] = useState<Confirmed | 'dead' | null>(null);
  if (outcome === 'dead') return <DeadLink homeButton={homeButton} />;
  return (
    <Page width="reading">
      <PageTitle title={outcome ? messages.confirmed() : messages.confirmTitle()} />
      {outcome ? (
        <>
          <p role="status" style={{ marginBlock: 16, fontSize: '1.0625rem' }}>
            {rich(messages.weWrite, {
              email: <strong>{outcome.email}</strong>,
              topic: <strong>{newsletterInterestLabels[outcome.interest]()}</strong>,
            })}
          </p>
          {homeButton}
        </>
      ) : (
        <ConfirmButton code={code} onDone={setOutcome} />
      )}
    </Page>
  );
}

interface ConfirmButtonProps {
  readonly code: string;
  readonly onDone: (outcome: Confirmed | 'dead') => void;
}

function ConfirmButton({ code, onDone }: ConfirmButtonProps) {
  const { isSending, problems, submit } = useSending(async () => {
    try {
      onDone((await execute(ConfirmNewsletterDocument, { code })).confirmNewsletter);
    } catch (error) {
      if (!isDead(error)) throw error;
      onDone('dead');
    }
  });
  return (
    <>
      <FormErrorSummary problems={problems} />
      <p style={{ marginBlock: 16, fontSize: '1.0625rem' }}>{messages.aboutConfirming()}</p>
      <Button size="lg" loading={isSending} onClick={() => void submit()}>
        {messages.confirm()}
      </Button>
    </>
  );
}

/** A code nobody signed, one that is too old, or an address that was cut off. */
const isDead = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === newsletterErrors.LINK_NOT_VALID.code ||
    error.issues.some(({ path }) => path.endsWith('code')));

function DeadLink({ homeButton }: Pick<ConfirmNewsletterScreenProps, 'homeButton'>) {
  const brandName = useBrandName();
  return (
    <>
      <title>{`${messages.deadLink()} · ${brandName}`}</title>
      <MessageScreen
        title={messages.deadLink()}
        description={translated(newsletterErrors.LINK_NOT_VALID.message)}
        action={homeButton}
      />
    </>
  );
}
