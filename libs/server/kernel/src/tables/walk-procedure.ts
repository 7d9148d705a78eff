import { rowPlaceSchema, type TableDeclaration, tableWalkSchema } from '@lyceum/contracts/ops';
import { requires } from '../trpc/trpc';
import type { TableWalk } from './table-walk';

/** The call `place` of a console section whose rows are worked through one by one, for holders of the table's right. */
export function walkProcedure<const Table extends TableDeclaration>(table: Table, walk: TableWalk) {
  return requires(table.requires).query(tableWalkSchema(table), rowPlaceSchema, (actor, input) =>
    walk.around(actor, table, input),
  );
}
