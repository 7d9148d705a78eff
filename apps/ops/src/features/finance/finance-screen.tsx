import { type FinanceChart, financeTable } from '@lyceum/contracts/payments';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { chartColor, mainColor, besideColor } from '../../layout/chart-colors';
import { TableScreen } from '../../tables/table-screen';
import { LazyLines } from '../../charts/lazy-charts';
import { ReportState } from '../../charts/report-state';
import { monthsOf } from './months';
import classes from './finance.module.css';

/** What was sold and what is left of it, by month, product, way to pay and currency. */
export function FinanceScreen() {
  return (
    <TableScreen
      table={financeTable}
      list={trpc.finance.list}
      description="Summed up from the ledger every quarter of an hour; months are those of UTC. Amounts of different currencies are never added."
      labelOf={({ product, currency }) => `${product ?? ''}, ${currency ?? ''}`}
      cells={{ month: ({ month }) => month && monthName.format(new Date(month)) }}
      summary={<LastMonths />}
      empty={{
        title: 'Nothing is sold yet',
        description: 'What is paid stands here a quarter of an hour later.',
      }}
    />
  );
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function LastMonths() {
  const answer = trpc.finance.chart.useQuery();
  return (
    <ReportState answer={answer}>
      {({ months }) => months.length > 0 && <MonthLines months={months} />}
    </ReportState>
  );
}

function MonthLines({ months }: Pick<FinanceChart, 'months'>) {
  const currencies = [...new Set(months.map(({ currency }) => currency))];
  const [chosen, setChosen] = useState(currencies[0]);
  const currency = chosen !== undefined && currencies.includes(chosen) ? chosen : currencies[0];
  if (currency === undefined) return null;
  return (
    <figure className={classes.chart} aria-label={`Sold and left by month, in ${currency}`}>
      {currencies.length > 1 && (
        <Select
          size="xs"
          w={96}
          aria-label="Currency of the chart"
          data={currencies}
          value={currency}
          allowDeselect={false}
          onChange={(next) => setChosen(currencies.find((one) => one === next))}
        />
      )}
      <LazyLines
        data={monthsOf(months, currency)}
        series={[
          { name: 'net', label: `Left, ${currency}`, color: chartColor(mainColor) },
          { name: 'sold', label: `List price, ${currency}`, color: chartColor(besideColor), isDashed: true },
        ]}
      />
    </figure>
  );
}
