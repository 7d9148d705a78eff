import { useSession } from '@lyceum/session';
import { optionalPart } from '@lyceum/shell';
import { Suspense } from 'react';

const TimeOutModal = optionalPart(() => import('./time-out-modal').then((it) => it.TimeOutModal));

/** Over whatever screen follows, says that the session timed out. The login form explains other ends by itself. */
export function SessionEndNotice() {
  const state = useSession();
  if (state.status === 'signed-in' || state.reason !== 'timed-out') return null;
  return (
    <Suspense>
      <TimeOutModal />
    </Suspense>
  );
}
