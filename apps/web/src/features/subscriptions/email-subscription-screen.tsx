import type { EmailSubscriptionAnswer } from '@lyceum/contracts/notifications';
import { loadingState } from '@lyceum/contracts/shell';
import { ApiError, callAndRead } from '@lyceum/session';
import { failureTexts, useLoad, useSending } from '@lyceum/shell';
import {
  ErrorState,
  FormErrorSummary,
  MessageScreen,
  Page,
  PageTitle,
  rich,
  TextSkeleton,
  useBrandName,
} from '@lyceum/ui';
import { Button } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import * as messages from './subscriptions.messages';

type Subscription = EmailSubscriptionAnswer['data'];

const answers = {
  topics: () => import('./subscription-answers').then((it) => it.emailSubscriptionAnswerSchema),
  done: () => import('./subscription-answers').then((it) => it.doneAnswerSchema),
};

interface EmailSubscriptionScreenProps {
  /** The signed code of the mail's link; empty when the address has none. */
  readonly code: string;
  readonly homeButton: ReactNode;
}

const addressOf = (action: 'topics' | 'unsubscribe' | 'subscribe', code: string): string =>
  `/email-subscriptions/${action}?${new URLSearchParams({ code }).toString()}`;

/** What an unsubscribe link opens: no log-in, one button (checklist line 221). */
export function EmailSubscriptionScreen({ code, homeButton }: EmailSubscriptionScreenProps) {
  const load = useCallback(
    (signal: AbortSignal) => callAndRead(answers.topics, addressOf('topics', code), { signal }),
    [code],
  );
  const subscription = useLoad(load);
  if (subscription.state === loadingState.failed && isDead(subscription.error)) {
    return <DeadLink homeButton={homeButton} />;
  }
  return (
    <Page width="reading">
      <PageTitle title={messages.emails()} />
      {subscription.state === loadingState.loading && <TextSkeleton lines={4} label={messages.loading()} />}
      {subscription.state === loadingState.failed && (
        <ErrorState
          title={messages.linkFailed()}
          {...failureTexts(subscription.error)}
          onRetry={subscription.retry}
        />
      )}
      {subscription.state === loadingState.loaded && (
        <Choice code={code} subscription={subscription.data} onChanged={subscription.replace} />
      )}
    </Page>
  );
}

/** A code nobody signed, or one for an account that is gone. */
function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function DeadLink({ homeButton }: Omit<EmailSubscriptionScreenProps, 'code'>) {
  const brandName = useBrandName();
  return (
    <>
      <title>{messages.brokenLinkTitle({ brandName })}</title>
      <MessageScreen
        title={messages.brokenLink()}
        description={messages.aboutBrokenLink()}
        action={homeButton}
      />
    </>
  );
}

interface ChoiceProps {
  readonly code: string;
  readonly subscription: Subscription;
  readonly onChanged: (subscription: Subscription) => void;
}

function Choice({ code, subscription, onChanged }: ChoiceProps) {
  const { email, label, isSubscribed } = subscription;
  const { isSending, problems, submit } = useSending(async () => {
    const action = isSubscribed ? 'unsubscribe' : 'subscribe';
    await callAndRead(answers.done, addressOf(action, code), { method: 'POST' });
    onChanged({ ...subscription, isSubscribed: !isSubscribed });
  });
  return (
    <>
      <FormErrorSummary problems={problems} />
      <p role="status" style={{ marginBlock: 16, fontSize: '1.0625rem' }}>
        {rich(isSubscribed ? messages.weWrite : messages.weWriteNoLonger, {
          email: <strong>{email}</strong>,
          topic: <strong>{label}</strong>,
        })}
      </p>
      <Button
        size="lg"
        variant={isSubscribed ? 'filled' : 'default'}
        loading={isSending}
        onClick={() => void submit()}
      >
        {isSubscribed ? messages.unsubscribe() : messages.subscribeAgain()}
      </Button>
    </>
  );
}
