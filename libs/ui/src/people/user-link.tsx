import { createContext, type ReactNode, useContext } from 'react';

/** Somebody whose name or picture stands on a screen. */
export interface LinkedUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface UserLinkProps {
  readonly user: LinkedUser;
  /**
   * `name` (default) stands by itself, alone or with the picture; `word` stands among text; `picture` is beside the
   * name and leads to the same, so that the keyboard passes it by.
   */
  readonly kind?: 'name' | 'word' | 'picture';
  readonly children: ReactNode;
}

const UserLinkContext = createContext<(props: UserLinkProps) => ReactNode>(({ children }) => children);

interface UserLinkScopeProps {
  /** What makes a name lead to its person. */
  readonly render: (props: UserLinkProps) => ReactNode;
  readonly children: ReactNode;
}

/** Says, for all screens within, how a person's name leads to them: features show names and do not know how. */
export function UserLinkScope({ render, children }: UserLinkScopeProps) {
  return <UserLinkContext value={render}>{children}</UserLinkContext>;
}

/** A person's name or picture that leads to their profile and shows their card before; plain outside a `UserLinkScope`. */
export function UserLink(props: UserLinkProps) {
  return useContext(UserLinkContext)(props);
}
