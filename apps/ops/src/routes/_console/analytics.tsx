import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { analyticsSearchDefaults, analyticsSearchSchema } from '../../features/analytics/analytics-search';
import { AnalyticsScreen } from '../../features/analytics/analytics-screen';
import { analyticsSection } from '../../features/analytics/section';

export const Route = createFileRoute('/_console/analytics')({
  staticData: { section: analyticsSection },
  validateSearch: analyticsSearchSchema,
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
