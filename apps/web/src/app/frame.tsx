import { useSession } from '@lyceum/session';
import { lazyRouteComponent, useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { FrameName } from './router-context';

const frames = {
  public: lazyRouteComponent(() => import('./public-frame'), 'PublicFrame'),
  shell: lazyRouteComponent(() => import('./shell/signed-in-layout'), 'SignedInLayout'),
};

/** For a route's `beforeLoad`: names the frame, and loads it beside the screen. */
export function inFrame(frame: FrameName): { frame: FrameName } {
  void frames[frame].preload?.();
  return { frame };
}

/** The frame the present screen asks for. It stays while screens change inside it. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const said = useMatches({ select: (matches) => matches.at(-1)?.context.frame });
  const { user } = useSession();
  // No screen, or one that broke before it could say.
  const Chosen = frames[said ?? (user ? 'shell' : 'public')];
  return (
    <Suspense>
      <Chosen>{children}</Chosen>
    </Suspense>
  );
}
