import { type UserLinkProps, UserLinkScope, whenMovedOrIdle } from '@lyceum/ui';
import { type ReactNode, useEffect } from 'react';
import { loadUserCard, PersonLink } from './person-link';

const linked = (props: UserLinkProps): ReactNode => <PersonLink {...props} />;

/** Has names within lead to their people, on every signed-in screen. The file of the cards leaves the line to what is read. */
export function PeopleScope({ children }: { readonly children: ReactNode }) {
  useEffect(
    () =>
      whenMovedOrIdle(() => {
        // Asked for again by whoever wants a card.
        loadUserCard().catch(() => undefined);
      }),
    [],
  );
  return <UserLinkScope render={linked}>{children}</UserLinkScope>;
}
