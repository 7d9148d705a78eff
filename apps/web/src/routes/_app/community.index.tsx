import { createFileRoute } from '@tanstack/react-router';
import { CommunityHome } from '../../features/forum/home/community-home';
import { readHomeSearch } from '../../features/forum/home/home-search';

export const Route = createFileRoute('/_app/community/')({
  validateSearch: readHomeSearch,
  component: Community,
});

function Community() {
  const { config } = Route.useRouteContext();
  const { tab = 'feed' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CommunityHome
      brandName={config.brandName}
      tab={tab}
      onSearch={(q) => void navigate({ to: '/search', search: { q } })}
    />
  );
}
