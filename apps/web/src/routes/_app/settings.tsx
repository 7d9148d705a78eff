import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/settings/settings-screen';
import { sectionOf } from '../../features/settings/settings-sections';

export const Route = createFileRoute('/_app/settings')({ component: Settings });

function Settings() {
  const { config } = Route.useRouteContext();
  const section = sectionOf(useLocation({ select: ({ hash }) => hash }));
  return (
    <SettingsScreen
      brandName={config.brandName}
      providers={config.socialProviders}
      section={section}
      linkTo={(name, label, className) => (
        <Link
          to="/settings"
          hash={name}
          className={className}
          aria-current={name === section ? 'page' : undefined}
          activeOptions={{ includeHash: true }}
          hashScrollIntoView={false}
        >
          {label}
        </Link>
      )}
    />
  );
}
