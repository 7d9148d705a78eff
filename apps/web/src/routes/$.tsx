import { createFileRoute } from '@tanstack/react-router';
import { inFrame } from '../app/frame';
import { PathScreenView } from '../app/path-screen';

/** Every path without a route file: planned pages, aliases, short links, and the 404 page. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    const { openPath } = await import('../app/open-path');
    const { frame, screen } = await openPath(context, location.href);
    return { ...inFrame(frame), screen };
  },
  component: PathPage,
});

function PathPage() {
  const { config, screen } = Route.useRouteContext();
  return <PathScreenView screen={screen} config={config} />;
}
