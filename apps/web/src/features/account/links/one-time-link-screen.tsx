import { authErrors } from '@lyceum/contracts/auth';
import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, useLoad } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { accountCalls } from '../account-calls';
import { AccountPage } from '../account-page';
import { isDeadLink } from './dead-link';
import { GuardianConsentScreen } from './guardian-consent-screen';
import * as messages from './links.messages';
import { NewPasswordScreen } from './new-password-screen';

interface OneTimeLinkScreenProps {
  readonly code: string;
  readonly logInButton: ReactNode;
  /** Leads to where another reset link is asked for. */
  readonly forgotButton: ReactNode;
  /** Leads back to the first page. */
  readonly homeButton: ReactNode;
  readonly termsLink: ReactNode;
}

/** What a one-time link from a mail opens (checklist line 7): a new password, or a guardian's consent. */
export function OneTimeLinkScreen(props: OneTimeLinkScreenProps) {
  const { code } = props;
  const link = useLoad(useCallback(() => accountCalls.openOneTimeLink(code), [code]));
  const [isDead, setDead] = useState(false);
  const onDead = useCallback(() => setDead(true), []);

  if (isDead || (link.state === loadingState.failed && isDeadLink(link.error)))
    return <DeadLink {...props} />;
  if (link.state === loadingState.loading) {
    return (
      <AccountPage title={messages.oneMoment()} lead={messages.weAreLookingAtYourLink()}>
        <TextSkeleton lines={4} label={messages.lookingAtYourLink()} />
      </AccountPage>
    );
  }
  if (link.state === loadingState.failed) {
    return (
      <AccountPage title={messages.yourLink()} lead={messages.linkNotLookedAt()}>
        <ErrorState title={messages.linkDidNotOpen()} {...failureTexts(link.error)} onRetry={link.retry} />
      </AccountPage>
    );
  }
  return link.data.purpose === 'PASSWORD_RESET' ? (
    <NewPasswordScreen
      code={code}
      onDead={onDead}
      firstName={link.data.firstName}
      logInButton={props.logInButton}
    />
  ) : (
    <GuardianConsentScreen
      code={code}
      onDead={onDead}
      link={link.data}
      homeButton={props.homeButton}
      termsLink={props.termsLink}
    />
  );
}

function DeadLink({ forgotButton, homeButton }: OneTimeLinkScreenProps) {
  return (
    <AccountPage isNextStep title={messages.deadLink()} lead={authErrors.LINK_NOT_VALID.message}>
      <p style={{ marginBottom: 16 }}>{messages.aboutDeadLinks()}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {forgotButton}
        {homeButton}
      </div>
    </AccountPage>
  );
}
