import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { SearchScreen } from '../../features/forum/search/search-screen';

export const Route = createFileRoute('/_app/search')({
  // The router reads `?q=42` as a number.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q).slice(0, 200) } : {},
  component: Search,
});

function Search() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate();
  return (
    <SearchScreen
      query={q}
      onSearch={(query) => void navigate({ to: '/search', search: query === '' ? {} : { q: query } })}
    />
  );
}
