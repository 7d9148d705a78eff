import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc';
import { type AnalyticsView, rangeOf } from './analytics-search';
import { BreakdownTable } from './breakdown-table';
import { ReportState } from '../../charts/report-state';

const platforms: Readonly<Record<string, string>> = {
  desktop: 'Computer',
  mobile: 'Phone',
  tablet: 'Tablet',
};

/** Browsers, systems and kinds of device, as far as the browsers say. */
export function DevicesReport({ search }: AnalyticsView) {
  const answer = trpc.analytics.devices.useQuery(rangeOf(search), { placeholderData: keepPreviousData });
  const shared = { compare: search.compare, isLoading: answer.isPlaceholderData };
  const itself = (key: string): string => key;
  return (
    <ReportState answer={answer}>
      {({ browser, os, platform }) => (
        <>
          <BreakdownTable label="Browsers" head="Browser" rows={browser} nameOf={itself} {...shared} />
          <BreakdownTable label="Systems" head="System" rows={os} nameOf={itself} {...shared} />
          <BreakdownTable
            label="Kinds of device"
            head="Device"
            rows={platform}
            nameOf={(key) => platforms[key] ?? key}
            {...shared}
          />
        </>
      )}
    </ReportState>
  );
}
