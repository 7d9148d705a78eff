import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ConsoleLayout } from '../app/console-layout';
import { requireSession } from '../app/require-session';

export const Route = createFileRoute('/_console')({
  beforeLoad: ({ context, location }) => requireSession(context.session, location.href),
  component: Console,
});

function Console() {
  return (
    <ConsoleLayout>
      <Outlet />
    </ConsoleLayout>
  );
}
