import { defaultParseSearch, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PathLinkProps {
  /** A path on our own site, perhaps with a search or a place on the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A link to what the server says where it is read. */
export function PathLink({ path, children }: PathLinkProps) {
  const [address = '', hash = ''] = path.split('#');
  const [pathname = '', search = ''] = address.split('?');
  return (
    <Link
      to="/$"
      params={{ _splat: pathname.slice(1) }}
      search={defaultParseSearch(search) as never}
      hash={hash}
      dir="auto"
    >
      {children}
    </Link>
  );
}
