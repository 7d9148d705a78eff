import type { NamedRow } from '@lyceum/contracts/ops';
import type { DataTableSelection } from '@lyceum/ui';
import { useState } from 'react';

export interface SelectedRows extends DataTableSelection {
  /** Selected rows with what they are called, also those of other pages. */
  readonly labels: ReadonlyMap<string, string>;
  /** Selects these rows and no others. */
  readonly select: (rows: readonly NamedRow[]) => void;
  readonly clear: () => void;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** Selected rows over all pages; their names are kept, because a result is told by name. @param initial what is selected at first */
export function useSelectedRows<Row extends { id: string }>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  initial: ReadonlyMap<string, string> = nothing,
): SelectedRows {
  const [labels, setLabels] = useState(initial);
  return {
    labels,
    selected: new Set(labels.keys()),
    clear: () => setLabels(nothing),
    select: (named) => setLabels(new Map(named.map(({ id, label }) => [id, label]))),
    onChange: (selected) => {
      const here = new Map(rows.map((row) => [row.id, labelOf(row)]));
      setLabels(new Map([...selected].map((id) => [id, labels.get(id) ?? here.get(id) ?? id])));
    },
  };
}
