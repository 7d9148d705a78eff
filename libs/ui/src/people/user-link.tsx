import { createContext, type ReactNode, useContext } from 'react';

/** Somebody whose name or picture stands on a screen. */
export interface LinkedUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface UserLinkProps {
  readonly user: LinkedUser;
  /** The name or picture that opens the person's card. */
  readonly children: ReactNode;
}

const UserLinkContext = createContext<(props: UserLinkProps) => ReactNode>(({ children }) => children);

interface UserLinkScopeProps {
  /** What makes a name open its person's card. */
  readonly render: (props: UserLinkProps) => ReactNode;
  readonly children: ReactNode;
}

/** Says, for all screens within, how a person's name opens their card: features show names and do not know how. */
export function UserLinkScope({ render, children }: UserLinkScopeProps) {
  return <UserLinkContext value={render}>{children}</UserLinkContext>;
}

/** A person's name or picture that opens their card on hover, focus and touch; plain outside a `UserLinkScope`. */
export function UserLink(props: UserLinkProps) {
  return useContext(UserLinkContext)(props);
}
