import { OfflineBanner } from '@lyceum/ui';
import { useNetwork } from '@mantine/hooks';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const { online } = useNetwork();
  return (
    <>
      <OfflineBanner online={online} />
      <Outlet />
    </>
  );
}
