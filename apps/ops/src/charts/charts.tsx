import '@mantine/charts/styles.layer.css';
import { AreaChart, LineChart } from '@mantine/charts';
import { formatNumber, formatShortDate } from '../layout/formats';
import classes from './charts.module.css';

interface Series {
  /** Key in the data. */
  readonly name: string;
  readonly label: string;
  readonly color: string;
  readonly isDashed?: boolean;
}

type DayRow = Readonly<Record<string, string | number>> & { readonly day: string };

export interface LinesProps {
  readonly data: readonly DayRow[];
  readonly series: readonly Series[];
}

export type AreasProps = LinesProps;

const axes = {
  h: 260,
  dataKey: 'day',
  withLegend: true,
  legendProps: { verticalAlign: 'bottom' },
  valueFormatter: formatNumber,
  xAxisProps: { minTickGap: 40, tickFormatter: formatShortDate },
  yAxisProps: { width: 56, allowDecimals: false },
  gridAxis: 'x',
} as const;

export function Lines({ data, series }: LinesProps) {
  return (
    <LineChart
      {...axes}
      data={[...data]}
      curveType="monotone"
      legendProps={{ ...axes.legendProps, content: () => <LineLegend series={series} /> }}
      withDots={data.length <= 31}
      series={series.map(({ isDashed, ...one }) => ({ ...one, ...(isDashed && { strokeDasharray: '5 5' }) }))}
    />
  );
}

/** What each line is, by how it is drawn: two may have one colour. */
function LineLegend({ series }: Pick<LinesProps, 'series'>) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, label, color, isDashed }) => (
        <li key={name}>
          <svg width={22} height={4} aria-hidden>
            <path
              d="M0 2h22"
              strokeWidth={2.5}
              style={{ stroke: color }}
              {...(isDashed && { strokeDasharray: '5 3.5' })}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

export function Areas({ data, series }: AreasProps) {
  return (
    <AreaChart
      {...axes}
      data={[...data]}
      type="stacked"
      curveType="monotone"
      withDots={false}
      fillOpacity={0.35}
      series={series.map(({ name, label, color }) => ({ name, label, color }))}
    />
  );
}
