import { Modal, VisuallyHidden } from '@mantine/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list a thread was opened over; Back leads there. */
    readonly threadOver?: string;
  }
}

/** What lies under a thread that a link opened directly. */
const defaultList = '/community';

interface ThreadOverListProps {
  /** The list's screen for its path. */
  readonly renderList: (path: string) => ReactNode;
  /** The thread. */
  readonly children: ReactNode;
}

/**
 * A thread as a modal over the list it was opened from (checklist line 20). Closing it is going back: to that list and
 * its place in it. A thread opened by a link gets the forums' home put under it in the history first.
 */
export function ThreadOverList({ renderList, children }: ThreadOverListProps) {
  const { history } = useRouter();
  const { href, list } = useRouterState({
    select: ({ location }) => ({ href: location.href, list: location.state.threadOver }),
    structuralSharing: true,
  });
  useEffect(() => {
    // On the way out the location is the next one already, while the thread is still there.
    if (list !== undefined || !href.startsWith('/thread/')) return;
    history.replace(defaultList);
    // Otherwise the two become one entry.
    history.flush();
    history.push(href, { threadOver: defaultList });
  }, [history, href, list]);
  return (
    <>
      <div inert aria-hidden>
        {renderList(list ?? defaultList)}
      </div>
      <Modal
        opened
        onClose={() => history.back()}
        size="xl"
        title={<VisuallyHidden>Thread</VisuallyHidden>}
        closeButtonProps={{ 'aria-label': 'Close the thread' }}
      >
        {children}
      </Modal>
    </>
  );
}
