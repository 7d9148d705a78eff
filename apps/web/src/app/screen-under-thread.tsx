import { lazyDialog } from '@lyceum/shell';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useFocusReturn } from './use-focus-return';

const ThreadOverScreen = lazyDialog(() => import('./thread-over-screen').then((it) => it.ThreadOverScreen));

interface ScreenUnderThreadProps {
  readonly threadId: string | undefined;
}

/** The present screen, and over it the thread its search names. The screen stays as it is under it. */
export function ScreenUnderThread({ threadId }: ScreenUnderThreadProps) {
  useFocusReturn(threadId);
  return (
    <>
      <div inert={threadId !== undefined} style={{ display: 'contents' }}>
        <Outlet />
      </div>
      {threadId !== undefined && (
        <Suspense>
          <ThreadOverScreen key={threadId} threadId={threadId} />
        </Suspense>
      )}
    </>
  );
}
