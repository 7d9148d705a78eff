import { type UserLinkProps, UserLinkScope } from '@lyceum/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

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

/** Has names within open their people's cards, on every signed-in screen. */
export function PeopleScope({ children }: { readonly children: ReactNode }) {
  return <UserLinkScope render={withCard}>{children}</UserLinkScope>;
}
