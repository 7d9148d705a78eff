import { safeAddress } from '@lyceum/rich-text';
import type { ReactNode } from 'react';

interface SafeLinkProps {
  readonly href: unknown;
  readonly children: ReactNode;
}

/** A link somebody else wrote: followed only to http, https or mailto, in a tab of its own unless it leads to us. */
export function SafeLink({ href, children }: SafeLinkProps) {
  const address = safeAddress(href);
  if (!address) return children;
  if (new URL(address).origin === window.location.origin) return <a href={address}>{children}</a>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
