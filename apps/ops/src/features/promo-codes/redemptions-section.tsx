import type { RedemptionDay } from '@lyceum/contracts/payments';
import { failureTexts, lazyPart } from '@lyceum/shell';
import { DataTable, type DataTableColumn, ErrorState } from '@lyceum/ui';
import { Group, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { formatDate, formatMoney, formatNumber } from '../../layout/formats';
import { lastDays } from './days';

const RedemptionsChart = lazyPart(() => import('./redemptions-chart').then((it) => it.RedemptionsChart));

const spans = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
];
const chartHeight = 220;

interface RedemptionsSectionProps {
  readonly id: string;
  readonly timeZone: string;
}

/** Uses a day, as a chart and as the same numbers in a table. */
export function RedemptionsSection({ id, timeZone }: RedemptionsSectionProps) {
  const [span, setSpan] = useState('30');
  const [shape, setShape] = useState('chart');
  const answer = trpc.promoCodes.redemptionsOverTime.useQuery(
    { id, ...lastDays(Number(span), timeZone) },
    { placeholderData: keepPreviousData },
  );
  return (
    <DetailSection
      title="Redemptions over time"
      actions={
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label="Show as"
            value={shape}
            onChange={setShape}
            data={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
          />
          <NativeSelect
            size="xs"
            aria-label="Days"
            data={spans}
            value={span}
            onChange={({ currentTarget }) => setSpan(currentTarget.value)}
          />
        </Group>
      }
    >
      {answer.error ? (
        <ErrorState {...failureTexts(asFailure(answer.error))} onRetry={() => void answer.refetch()} />
      ) : (
        <Days days={answer.data?.days} timeZone={timeZone} shape={shape} />
      )}
    </DetailSection>
  );
}

interface DaysProps {
  readonly days: readonly RedemptionDay[] | undefined;
  readonly timeZone: string;
  readonly shape: string;
}

function Days({ days, timeZone, shape }: DaysProps) {
  const waiting = <Skeleton height={chartHeight} />;
  if (!days) return waiting;
  const total = days.reduce((sum, { redemptions }) => sum + redemptions, 0);
  const summary = `${formatNumber(total)} ${total === 1 ? 'redemption' : 'redemptions'}, by days in ${timeZone}`;
  return (
    <>
      <p style={{ marginBottom: 14 }}>{summary}</p>
      {shape === 'table' ? (
        <DataTable<RedemptionDay>
          label="Redemptions by day"
          columns={columns}
          rows={days.toReversed()}
          getRowId={({ day }) => day}
          maxHeight={360}
        />
      ) : (
        <Suspense fallback={waiting}>
          <RedemptionsChart days={days} height={chartHeight} label={summary} />
        </Suspense>
      )}
    </>
  );
}

const columns: readonly DataTableColumn<RedemptionDay>[] = [
  { key: 'day', title: 'Day', render: ({ day }) => formatDate(day) },
  {
    key: 'redemptions',
    title: 'Redemptions',
    align: 'end',
    render: ({ redemptions }) => formatNumber(redemptions),
  },
  { key: 'returned', title: 'Given back', align: 'end', render: ({ returned }) => formatNumber(returned) },
  {
    key: 'discounts',
    title: 'Taken off',
    align: 'end',
    render: ({ discounts }) => (discounts.length === 0 ? '–' : discounts.map(formatMoney).join(', ')),
  },
];
