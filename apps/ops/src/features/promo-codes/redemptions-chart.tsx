import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { RedemptionDay } from '@lyceum/contracts/payments';
import { chartColor, mainColor } from '../../layout/chart-colors';
import { formatShortDate } from '../../layout/formats';

interface RedemptionsChartProps {
  readonly days: readonly RedemptionDay[];
  readonly height: number;
  /** What it shows, in words. */
  readonly label: string;
}

const series = [{ name: 'redemptions', label: 'Redemptions', color: chartColor(mainColor) }];

/** Uses a day as bars; the table beside it has the same numbers for who does not see it. */
export function RedemptionsChart({ days, height, label }: RedemptionsChartProps) {
  return (
    <div role="img" aria-label={label}>
      <BarChart
        h={height}
        data={days.map(({ day, redemptions }) => ({ day: formatShortDate(day), redemptions }))}
        dataKey="day"
        series={series}
        tickLine="none"
        yAxisProps={{ allowDecimals: false, width: 32 }}
        barProps={{ isAnimationActive: false, maxBarSize: 24 }}
      />
    </div>
  );
}
