import { notificationLimits } from '@lyceum/contracts/notifications';
import { logFailure } from '@lyceum/shell';
import { execute, MarkNotificationsAsSeenDocument } from '@lyceum/web-graphql';
import { useEffect, useRef } from 'react';

/**
 * Marks what has been on the screen for two seconds as seen (checklist line 53); whoever closes earlier has marked
 * nothing. Each id is sent once: a failure is logged and not tried again before the dropdown opens again.
 */
export function useSeenAfterAWhile(
  unseenIds: readonly string[],
  onSeen: (ids: readonly string[]) => void,
): void {
  const sent = useRef(new Set<string>());
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  });

  const shown = unseenIds.join(' ');
  useEffect(() => {
    const due = shown
      .split(' ')
      .filter((id) => id !== '' && !sent.current.has(id))
      .slice(0, notificationLimits.maximumSeenAtOnce);
    if (due.length === 0) return;
    const timer = setTimeout(() => {
      for (const id of due) sent.current.add(id);
      execute(MarkNotificationsAsSeenDocument, { input: due }).then(() => tell.current(due), logFailure);
    }, notificationLimits.seenAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [shown]);
}
