import { mainId } from '@lyceum/shell';
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
  const frame = useMatches({ select: (matches) => matches.at(-1)?.context.frame });
  // A screen that broke before it could say.
  if (!frame) return <main id={mainId}>{children}</main>;
  const Chosen = frames[frame];
  return (
    <Suspense>
      <Chosen>{children}</Chosen>
    </Suspense>
  );
}
