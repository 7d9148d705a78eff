import { authErrors } from '@lyceum/contracts/auth';
import { completeSignIn, NetworkError, refresh, session } from '@lyceum/session';
import { TextSkeleton } from '@lyceum/ui';
import { useEffect } from 'react';
import * as messages from './login.messages';

interface ReturningStepProps {
  readonly keepLoggedIn: boolean;
  /** Called when the session has begun. Must keep its identity. */
  readonly onSignedIn: () => void;
  /** Called with what to say. Must keep its identity. */
  readonly onFailed: (notice: string) => void;
}

/** Back from another service, which left the session's cookie: its token is fetched, and the router goes on. */
export function ReturningStep({ keepLoggedIn, onSignedIn, onFailed }: ReturningStepProps) {
  useEffect(() => {
    let isGone = false;
    const fail = (error?: unknown): void => {
      const text = error instanceof NetworkError ? error.message : authErrors.SOCIAL_FAILED.message;
      if (!isGone) onFailed(text);
    };
    refresh().then((isIn) => {
      const { state } = session;
      if (!isIn || state.status !== 'signed-in') return fail();
      completeSignIn(state.token, keepLoggedIn);
      onSignedIn();
    }, fail);
    return () => {
      isGone = true;
    };
  }, [keepLoggedIn, onSignedIn, onFailed]);
  return <TextSkeleton lines={3} label={messages.loggingYouIn()} />;
}
