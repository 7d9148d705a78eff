import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicFrame } from '../app/public-frame';

export const Route = createFileRoute('/_public')({ component: PublicLayout });

function PublicLayout() {
  const { config } = Route.useRouteContext();
  return (
    <PublicFrame brandName={config.brandName}>
      <Outlet />
    </PublicFrame>
  );
}
