import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * Properties of a link that opens a thread over the screen it stands on (checklist line 20): the screen stays where it
 * is, with the thread in its search, while the address reads `/thread/{id}`. `post` is the number of a reply to begin at.
 */
export function toThread(threadId: string, post: number | null = null) {
  const place: { readonly post?: number } = post === null ? {} : { post };
  return {
    to: '.',
    search: (search: object) => ({ ...search, thread: threadId, ...place }),
    mask: { to: '/thread/$threadId', params: { threadId }, search: place },
    state: { isOverScreen: true },
    resetScroll: false,
  } as const satisfies LinkProps;
}

interface ThreadLinkProps {
  readonly threadId: string;
  /** Number of a reply to begin at. */
  readonly post?: number | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a thread that opens over the present screen. */
export function ThreadLink({ threadId, post = null, className = '', children }: ThreadLinkProps) {
  return (
    <Link {...toThread(threadId, post)} className={className}>
      {children}
    </Link>
  );
}
