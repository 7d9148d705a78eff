import { OfflineNotice } from '@lyceum/shell';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Frame } from '../app/frame';
import type { RouterContext } from '../app/router-context';
import { SessionEndNotice } from '../app/session-end-notice';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <>
      <OfflineNotice />
      <Frame>
        <Outlet />
      </Frame>
      <SessionEndNotice />
    </>
  );
}
