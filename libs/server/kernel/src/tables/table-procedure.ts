import { type TableDeclaration, tablePageSchema, tablePageInputSchema } from '@lyceum/contracts/ops';
import { requires } from '../trpc/trpc';
import type { TableReader } from './table-reader';

/** The call `list` of a console section: a page of its table, for holders of the table's right. */
export function tableProcedure<const Table extends TableDeclaration>(table: Table, reader: TableReader) {
  return requires(table.requires).query(tablePageInputSchema(table), tablePageSchema(table), (actor, input) =>
    reader.page(actor, table, input),
  );
}
