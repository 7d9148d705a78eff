import { matchingRowsSchema, namedRowsSchema, rowCountSchema } from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder } from '../trpc/trpc';
import { TableReader } from './table-reader';

/** The console's calls about all rows of any table that a question finds; the table's own right is asked by the reader. */
export function createTablesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const staff = requires('console.use');
  return createOpsRouter({
    count: staff.query(matchingRowsSchema, rowCountSchema, (actor, input) => tables.count(actor, input)),
    names: staff.query(matchingRowsSchema, namedRowsSchema, (actor, input) => tables.names(actor, input)),
  });
}
