import {
  consoleCalls,
  findRowsSchema,
  firstRowsSchema,
  foundRowsSchema,
  matchingRowsSchema,
  namedRowsSchema,
  rowCountSchema,
} from '@lyceum/contracts/ops';
import { z } from 'zod';
import { createOpsRouter, requires, type ServiceFinder } from '../trpc/trpc';
import { FoundRowsService } from './found-rows.service';
import { MatchingRowsService } from './matching-rows.service';
import { TableReader } from './table-reader';

/** The console's calls about all rows of any table that a question finds; the table's own right is asked by the reader. */
export function createTablesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const found = get(FoundRowsService);
  const matching = get(MatchingRowsService);
  const counting = requires('console.use', consoleCalls.counts);
  const taking = requires('console.use', consoleCalls.exports);
  return createOpsRouter({
    find: requires('console.use').query(findRowsSchema, z.array(foundRowsSchema), (actor, input) =>
      found.find(actor, input),
    ),
    count: counting.query(matchingRowsSchema, rowCountSchema, (actor, input) => tables.count(actor, input)),
    names: taking.mutation(firstRowsSchema, namedRowsSchema, (actor, input) => matching.take(actor, input)),
  });
}
