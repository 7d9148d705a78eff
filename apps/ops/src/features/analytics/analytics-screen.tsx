import { rangeProblem } from '@lyceum/contracts/logging';
import { Tabs } from '@mantine/core';
import { Screen } from '../../layout/screen';
import { AnalyticsFilters } from './analytics-filters';
import classes from './analytics.module.css';
import { type AnalyticsView, rangeOf, type ReportName, reportNames } from './analytics-search';
import { DevicesReport } from './devices-report';
import { DownloadReport } from './download-report';
import { FeaturesReport } from './features-report';
import { FunnelReport } from './funnel-report';
import { OverviewReport } from './overview-report';
import { RetentionReport } from './retention-report';

const reports = {
  overview: { label: 'Overview', Report: OverviewReport },
  features: { label: 'Areas', Report: FeaturesReport },
  retention: { label: 'Retention', Report: RetentionReport },
  funnel: { label: 'Funnel', Report: FunnelReport },
  devices: { label: 'Devices', Report: DevicesReport },
} as const satisfies Record<ReportName, object>;

/** How the product is used: one report a tab, all over the same range of days (checklist line 232). */
export function AnalyticsScreen(view: AnalyticsView) {
  const { search, onSearch } = view;
  const { Report } = reports[search.report];
  const problem = rangeProblem(rangeOf(search));
  return (
    <Screen
      title="Analytics"
      description="What people do, counted every ten minutes. Days are UTC."
      actions={problem === null && <DownloadReport search={search} />}
    >
      <Tabs
        value={search.report}
        onChange={(report) => onSearch({ report: (report ?? 'overview') as ReportName })}
        keepMounted={false}
      >
        <Tabs.List aria-label="Reports" className={classes.reports}>
          {reportNames.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {reports[name].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <AnalyticsFilters {...view} />
        <Tabs.Panel value={search.report}>
          {problem === null ? (
            <Report {...view} />
          ) : (
            <p className={classes.wrong} role="alert">
              {problem}
            </p>
          )}
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
