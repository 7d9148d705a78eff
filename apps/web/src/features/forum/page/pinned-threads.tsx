import { lazyPart } from '@lyceum/shell';
import { VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { ThreadCard } from '../thread-card/thread-card';
import type { ArrangeThreadsProps } from './arrange-threads';
import * as messages from './page.messages';
import classes from './pinned-threads.module.css';

/** Dragging is dear, and for few: everybody else does without it. */
const ArrangeThreads = lazyPart(() => import('./arrange-threads').then((it) => it.ArrangeThreads));

interface PinnedThreadsProps extends ArrangeThreadsProps {
  /** Whether the caller may put them into another order. */
  readonly isArrangeable: boolean;
}

/** The threads on top of a forum. Moderators put them into the order they want. */
export function PinnedThreads({ isArrangeable, ...props }: PinnedThreadsProps) {
  const { threads } = props;
  if (threads.length === 0) return null;
  return (
    <section aria-labelledby="pinned-threads" className={classes.root}>
      <VisuallyHidden component="h2" id="pinned-threads">
        {messages.pinnedThreads()}
      </VisuallyHidden>
      {isArrangeable && threads.length > 1 ? (
        <Suspense fallback={<PlainList {...props} isMovable />}>
          <ArrangeThreads {...props} />
        </Suspense>
      ) : (
        <PlainList {...props} />
      )}
    </section>
  );
}

type PlainListProps = Pick<ArrangeThreadsProps, 'threads' | 'onPin'> & {
  /** Keeps the room for the handles that are about to come. */
  readonly isMovable?: boolean;
};

function PlainList({ threads, onPin, isMovable = false }: PlainListProps) {
  return (
    <ul className={classes.list}>
      {threads.map((thread) => (
        <li key={thread.id} className={classes.item} data-movable={isMovable}>
          {isMovable && <div className={classes.rail} />}
          <div className={classes.card}>
            <ThreadCard thread={thread} showsForum={false} onPin={(pinned) => onPin(thread.id, pinned)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
