import { session } from '@lyceum/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropDraft,
  emptyDraft,
  isEmptyDraft,
  keepDraft,
  newClientKey,
  readDraft,
  type ThreadDraft,
} from './thread-draft';

/** Wait after a change before it is kept, in ms. */
const pause = 400;

/** A thread that is being written, kept in this browser as it grows. */
export function useThreadDraft(key: string) {
  const [draft, setDraft] = useState<ThreadDraft>(() => readDraft(key) ?? emptyDraft());
  const [wasKept] = useState(() => !isEmptyDraft(draft));
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const isPosted = useRef(false);

  const keep = useCallback((): void => {
    // Whoever has logged out leaves nothing of theirs behind, not even on the way out of this screen.
    if (isPosted.current || hasLoggedOut()) return;
    setKept(keepDraft(key, latest.current));
  }, [key]);
  useKeeping(isKept, draft, keep);
  useNewKeyAfterOtherTab(key, setDraft, latest);

  const change = useCallback((part: Partial<ThreadDraft>): void => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setKept(false);
  }, []);
  const settle = useCallback((): void => {
    isPosted.current = true;
    dropDraft(key);
    setKept(true);
  }, [key]);
  return {
    draft,
    /** Whether it was found here rather than begun now. */
    wasKept,
    /** Whether the last change is kept. */
    isKept,
    change,
    /** Keeps the last change at once. */
    keep,
    /** It is posted, or given up: nothing is kept any more. */
    settle,
  };
}

/** Here, or in another tab. Whoever was idle for too long has not gone, and finds the draft again. */
function hasLoggedOut(): boolean {
  const { state } = session;
  return state.status === 'signed-out' && (state.reason === 'logged-out' || state.reason === 'elsewhere');
}

/** Keeps a change after a pause, and at once when the page is left or hidden. */
function useKeeping(isKept: boolean, draft: ThreadDraft, keep: () => void): void {
  useEffect(() => {
    if (isKept) return undefined;
    const timer = window.setTimeout(keep, pause);
    return () => window.clearTimeout(timer);
  }, [isKept, draft, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);
}

/** The same draft may be open in two tabs: what one of them posted is no reason to take the other's text for a repetition. */
function useNewKeyAfterOtherTab(
  key: string,
  setDraft: (draft: ThreadDraft) => void,
  latest: { current: ThreadDraft },
): void {
  useEffect(() => {
    const renew = (event: StorageEvent): void => {
      if (event.key !== key || event.newValue !== null) return;
      latest.current = { ...latest.current, clientKey: newClientKey() };
      setDraft(latest.current);
    };
    window.addEventListener('storage', renew);
    return () => window.removeEventListener('storage', renew);
  }, [key, setDraft, latest]);
}
