import { useSession } from '@lyceum/session';
import { execute, MarkThreadAsReadDocument } from '@lyceum/web-graphql';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { showThreadChange, type ThreadPageItem } from '../../thread-queries';
import { type PostRun, readUpTo } from './read-marker';

/** Posts that come into view within so many milliseconds are told of together. */
const gatherMilliseconds = 1_000;

export interface ReadMarker {
  /** A post of that number came into view. */
  readonly see: (number: number) => void;
  /** All before that number is read: it is the first of new ones. Does nothing where the reader is not that far. */
  readonly expect: (number: number) => void;
}

/**
 * Tells the server how far the reader has come, as posts come into view: gathered, and only forward. The thread's cards
 * show fewer unread posts at once.
 */
export function useReadMarker(thread: ThreadPageItem, run: PostRun): ReadMarker {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  // Without an unread post the reader has read all, or was never here: the server knows, and goes only forward.
  const state = useRef({ marker: 0, isKnown: false, seen: new Set<number>() });
  const timer = useRef<number | undefined>(undefined);
  const { id: threadId, unreadCnt } = thread;
  const firstUnread = thread.firstUnreadNumber ?? null;
  useEffect(() => {
    if (firstUnread === null) return;
    state.current.marker = Math.max(state.current.marker, firstUnread - 1);
    state.current.isKnown = true;
  }, [firstUnread]);

  const tell = useCallback((): void => {
    window.clearTimeout(timer.current);
    const { marker, seen } = state.current;
    const number = readUpTo(marker, seen, run);
    if (number === marker) return;
    state.current.marker = number;
    const passed = run.numbers.filter((one) => one > marker && one <= number).length;
    const left = Math.max(0, unreadCnt - passed);
    const first = left === 0 ? null : number + 1;
    execute(MarkThreadAsReadDocument, { threadId, userId, number }).then(
      () => showThreadChange(queryClient, threadId, { unreadCnt: left, firstUnreadNumber: first }),
      // The next one says it again.
      () => undefined,
    );
  }, [queryClient, threadId, userId, unreadCnt, run]);

  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  // What was seen last is told when the window closes.
  useEffect(() => () => latest.current(), []);

  const see = useCallback((number: number): void => {
    state.current.seen.add(number);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), gatherMilliseconds);
  }, []);
  const expect = useCallback((number: number): void => {
    if (state.current.isKnown) return;
    state.current.marker = Math.max(state.current.marker, number - 1);
    state.current.isKnown = true;
  }, []);
  return useMemo(() => ({ see, expect }), [see, expect]);
}
