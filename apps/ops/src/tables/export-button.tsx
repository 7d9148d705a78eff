import type { ExportFormat, TableDeclaration } from '@lyceum/contracts/ops';
import { Button, Loader } from '@mantine/core';
import { usePaletteAct } from '../app/palette/acts';
import { fileSize } from './file-size';
import classes from './table-screen.module.css';
import type { TableView } from './table-address';
import { ExportMenu } from './table-tools';
import { useTableExport } from './use-table-export';

interface ExportButtonProps {
  readonly table: TableDeclaration;
  readonly view: TableView;
  /** Of rows that belong to a record: its id. */
  readonly within?: string;
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel (XLSX)' },
];

/** Takes out what is shown, all pages of it, as a file; says how much has come, and can be called off. */
export function ExportButton({ table, view, within }: ExportButtonProps) {
  const { bytes, start, cancel } = useTableExport(table, view, within);
  const [csv, xlsx] = formats.map(({ label }) =>
    bytes === null ? `Export ${table.title.toLowerCase()} as ${label}` : null,
  );
  usePaletteAct(csv ?? null, () => start('csv'));
  usePaletteAct(xlsx ?? null, () => start('xlsx'));
  if (bytes !== null)
    return (
      <span className={classes.exporting}>
        <Loader size={14} />
        <span role="status">Exporting… {fileSize(bytes)}</span>
        <Button size="compact-xs" variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      </span>
    );
  return <ExportMenu formats={formats} onExport={start} />;
}
