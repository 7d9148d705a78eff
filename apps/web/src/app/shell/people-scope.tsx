import { type UserLinkProps, UserLinkScope, whenMovedOrIdle } from '@lyceum/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const UserHoverCard = lazy<ComponentType<UserLinkProps>>(() =>
  import('../../features/friends/user-hover-card').then(
    ({ UserHoverCard: component }) => ({ default: component }),
    // The name alone will do where its card cannot be had.
    () => ({ default: ({ children }) => children }),
  ),
);

const withCard = (props: UserLinkProps): ReactNode => (
  <Suspense fallback={props.children}>
    <UserHoverCard {...props} />
  </Suspense>
);

const plain = ({ children }: UserLinkProps): ReactNode => children;

/** Has names within open their people's cards, on every signed-in screen. Their file leaves the line to what is read. */
export function PeopleScope({ children }: { readonly children: ReactNode }) {
  const [hasCards, setHasCards] = useState(false);
  useEffect(() => whenMovedOrIdle(() => setHasCards(true)), []);
  return <UserLinkScope render={hasCards ? withCard : plain}>{children}</UserLinkScope>;
}
