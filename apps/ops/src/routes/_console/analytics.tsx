import {
  createFileRoute,
  type SearchSchemaInput,
  stripSearchParams,
  useNavigate,
} from '@tanstack/react-router';
import {
  type AnalyticsSearch,
  analyticsSearchDefaults,
  readAnalyticsSearch,
} from '../../features/analytics/analytics-search';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen';
import { analyticsSection } from '../../features/analytics/section';

export const Route = createFileRoute('/_console/analytics')({
  staticData: { section: analyticsSection },
  validateSearch: (
    raw: Partial<AnalyticsSearch> & Record<string, unknown> & SearchSchemaInput,
  ): AnalyticsSearch => readAnalyticsSearch(raw),
  search: { middlewares: [stripSearchParams(analyticsSearchDefaults)] },
  component: Analytics,
});

function Analytics() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <AnalyticsScreen
      search={search}
      onSearch={(change) => void navigate({ search: { ...search, ...change }, resetScroll: false })}
    />
  );
}
