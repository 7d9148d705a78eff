import { createFileRoute } from '@tanstack/react-router';
import { CommunityHome } from '../../features/forum/home/community-home';
import { type HomeSearch, readHomeSearch } from '../../features/forum/home/home-search';

export const Route = createFileRoute('/_app/community/')({
  // Read by the screen: what stands here is on the way to everybody's first one.
  validateSearch: (search: HomeSearch) => search,
  component: Community,
});

function Community() {
  const { tab = 'feed', conversation } = readHomeSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <CommunityHome
      tab={tab}
      conversation={conversation}
      onSearch={(q) => void navigate({ to: '/search', search: { q } })}
    />
  );
}
