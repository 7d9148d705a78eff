import { loadingState } from '@lyceum/contracts/shell';
import { useLoad } from '@lyceum/shell';
import { type ReactNode, useCallback, useState } from 'react';
import { accountCalls } from '../account-calls';
import { GuardianConsentScreen } from './guardian-consent-screen';
import * as messages from './links.messages';
import { NewPasswordScreen } from './new-password-screen';
import { DeadLink, UnopenedLink } from './unopened-link';

interface OneTimeLinkScreenProps {
  readonly code: string;
  readonly logInButton: ReactNode;
  /** Leads to where another reset link is asked for. */
  readonly forgotButton: ReactNode;
  /** Leads back to the first page. */
  readonly homeButton: ReactNode;
}

/** What a one-time link from a mail opens (checklist line 7): a new password, or a guardian's consent. */
export function OneTimeLinkScreen(props: OneTimeLinkScreenProps) {
  const { code } = props;
  const link = useLoad(useCallback(() => accountCalls.openOneTimeLink(code), [code]));
  const [isDead, setDead] = useState(false);
  const onDead = useCallback(() => setDead(true), []);

  const otherWay = (
    <>
      <p style={{ marginBottom: 16 }}>{messages.aboutDeadLinks()}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {props.forgotButton}
        {props.homeButton}
      </div>
    </>
  );
  if (isDead) return <DeadLink>{otherWay}</DeadLink>;
  if (link.state !== loadingState.loaded) return <UnopenedLink link={link} otherWay={otherWay} />;
  return link.data.purpose === 'PASSWORD_RESET' ? (
    <NewPasswordScreen
      code={code}
      onDead={onDead}
      firstName={link.data.firstName}
      logInButton={props.logInButton}
    />
  ) : (
    <GuardianConsentScreen code={code} onDead={onDead} link={link.data} homeButton={props.homeButton} />
  );
}
