import { consoleCalls, matchingRowsSchema, namedRowsSchema, rowCountSchema } from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder } from '../trpc/trpc';
import { MatchingRowsService } from './matching-rows.service';
import { TableReader } from './table-reader';

/** The console's calls about all rows of any table that a question finds; the table's own right is asked by the reader. */
export function createTablesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const matching = get(MatchingRowsService);
  const counting = requires('console.use', consoleCalls.counts);
  const taking = requires('console.use', consoleCalls.exports);
  return createOpsRouter({
    count: counting.query(matchingRowsSchema, rowCountSchema, (actor, input) => tables.count(actor, input)),
    names: taking.mutation(matchingRowsSchema, namedRowsSchema, (actor, input) =>
      matching.take(actor, input),
    ),
  });
}
