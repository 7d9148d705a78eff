import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { UsersScreen } from '../../features/users/users-screen';
import { usersSearchDefaults, usersSearchSchema } from '../../features/users/users-search';

export const Route = createFileRoute('/_console/users')({
  validateSearch: usersSearchSchema,
  search: { middlewares: [stripSearchParams(usersSearchDefaults)] },
  component: Users,
});

function Users() {
  const { config } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <UsersScreen
      brandName={config.brandName}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
