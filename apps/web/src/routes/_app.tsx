import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '../app/guards';
import { SignedInLayout } from '../app/shell/signed-in-layout';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => requireSession(context.session, location.href),
  component: AppLayout,
});

function AppLayout() {
  const { config } = Route.useRouteContext();
  return (
    <SignedInLayout brandName={config.brandName}>
      <Outlet />
    </SignedInLayout>
  );
}
