import type { ServerMessage } from '@lyceum/contracts/realtime';
import { realtime } from '@lyceum/session';
import { useEffect, useRef } from 'react';

interface LiveListeners {
  /** Somebody wrote a post. */
  readonly onCreated: (message: ServerMessage<'forum.post-created'>) => void;
  /** A post or a comment on it is new, changed or gone. */
  readonly onChanged: (postId: string) => void;
  /** Another answer is highlighted, or none. */
  readonly onHighlighted: () => void;
  /** The connection stands again after a loss: there may be news that nobody told. */
  readonly onReconnected: () => void;
}

/** Hears of what happens in a thread while it is open. */
export function useLiveReplies(threadId: string, listeners: LiveListeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    let isFirst = true;
    const stops = [
      realtime.onConnect(() => {
        realtime.send('forum.open-thread', { threadId });
        if (!isFirst) latest.current.onReconnected();
        isFirst = false;
      }),
      realtime.on('forum.post-created', (message) => {
        if (message.threadId === threadId) latest.current.onCreated(message);
      }),
      realtime.on('forum.post-changed', (message) => {
        if (message.threadId === threadId) latest.current.onChanged(message.postId);
      }),
      realtime.on('forum.highlight-changed', (message) => {
        if (message.threadId === threadId) latest.current.onHighlighted();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      realtime.send('forum.close-thread', { threadId });
    };
  }, [threadId]);
}
