import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readSearchAddress, type SearchAddress } from '../../features/forum/search/search-address';
import { SearchScreen } from '../../features/forum/search/search-screen';

export const Route = createFileRoute('/_app/search')({
  // Read by the screen: what stands here is loaded with every first screen.
  validateSearch: (search: Record<string, unknown>): SearchAddress => search,
  component: Search,
});

function Search() {
  const search = readSearchAddress({ ...Route.useSearch() });
  const navigate = useNavigate();
  return <SearchScreen search={search} onSearch={(next) => void navigate({ to: '/search', search: next })} />;
}
