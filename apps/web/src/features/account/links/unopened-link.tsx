import { authErrors } from '@lyceum/contracts/auth';
import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, type Load } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import type { ReactNode } from 'react';
import { AccountPage } from '../account-page';
import { isDeadLink } from './dead-link';
import * as messages from './links.messages';

interface UnopenedLinkProps {
  readonly link: Exclude<Load<unknown>, { readonly data: unknown }>;
  /** What can be done where the link is dead. */
  readonly otherWay: ReactNode;
}

/** What a link's screen shows before the link is open, and where it does not open. */
export function UnopenedLink({ link, otherWay }: UnopenedLinkProps) {
  if (link.state === loadingState.loading) {
    return (
      <AccountPage title={messages.oneMoment()} lead={messages.weAreLookingAtYourLink()}>
        <TextSkeleton lines={4} label={messages.lookingAtYourLink()} />
      </AccountPage>
    );
  }
  if (isDeadLink(link.error)) return <DeadLink>{otherWay}</DeadLink>;
  return (
    <AccountPage title={messages.yourLink()} lead={messages.linkNotLookedAt()}>
      <ErrorState title={messages.linkDidNotOpen()} {...failureTexts(link.error)} onRetry={link.retry} />
    </AccountPage>
  );
}

export function DeadLink({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPage isNextStep title={messages.deadLink()} lead={authErrors.LINK_NOT_VALID.message}>
      {children}
    </AccountPage>
  );
}
