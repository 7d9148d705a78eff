import type { ActivityFigures } from '@lyceum/contracts/logging';
import { DataTable } from '@lyceum/ui';
import { formatNumber } from '../../layout/formats';
import { figureNames } from './analytics-search';
import classes from './analytics.module.css';
import { changeText, figureLabels } from './figure-words';

type Row = ActivityFigures & { readonly key: string; readonly previous: ActivityFigures };

interface BreakdownTableProps {
  readonly label: string;
  /** Head of the first column. */
  readonly head: string;
  readonly rows: readonly Row[];
  /** The words for a key. */
  readonly nameOf: (key: string) => string;
  readonly compare: boolean;
  readonly isLoading: boolean;
}

/** Figures by feature, by type or by device. */
export function BreakdownTable({ label, head, rows, nameOf, compare, isLoading }: BreakdownTableProps) {
  return (
    <DataTable<Row>
      label={label}
      rows={rows}
      getRowId={({ key }) => key}
      loading={isLoading}
      columns={[
        { key: 'key', title: head, render: ({ key }) => nameOf(key) },
        ...figureNames.map((name) => ({
          key: name,
          title: figureLabels[name],
          align: 'end' as const,
          ...(name === 'minutes' && { hideBelow: 'sm' as const }),
          render: (row: Row) => (
            <>
              {formatNumber(row[name])}
              {compare && <span className={classes.change}>{changeText(row[name], row.previous[name])}</span>}
            </>
          ),
        })),
      ]}
    />
  );
}
