import type { ConfirmRequest } from './confirm-dialog';
import type { ToastRequest } from './toast-request';

/** What the lazily loaded host can do once it is on the screen. */
export interface FeedbackHostHandle {
  showToast: (request: ToastRequest) => void;
  hideToast: (id: string) => void;
  askConfirmation: (request: ConfirmRequest) => Promise<boolean>;
}

let handle: FeedbackHostHandle | undefined;
let waiting: ((handle: FeedbackHostHandle) => void)[] = [];
let wake: (() => void) | undefined;

/** Called by `LyceumProvider`: `onWanted` runs when somebody first needs the host. Returns the cleanup. */
export function listenForFeedback(onWanted: () => void): () => void {
  wake = onWanted;
  if (waiting.length > 0) onWanted();
  return () => {
    if (wake === onWanted) wake = undefined;
  };
}

/** Called by the host when it is mounted. Returns the cleanup. */
export function attachFeedbackHost(next: FeedbackHostHandle): () => void {
  handle = next;
  const due = waiting;
  waiting = [];
  for (const resolve of due) resolve(next);
  return () => {
    if (handle === next) handle = undefined;
  };
}

/** Resolves with the host, asking for it to be loaded if it is not there yet. */
export function feedbackHost(): Promise<FeedbackHostHandle> {
  if (handle) return Promise.resolve(handle);
  return new Promise((resolve) => {
    waiting.push(resolve);
    wake?.();
  });
}
