import type { TableColumn } from '@lyceum/contracts/ops';

/** Fields of one filter, by the kind of its column. */
export interface FilterFieldsProps {
  readonly column: TableColumn;
  readonly text: string;
  readonly onText: (text: string) => void;
}
