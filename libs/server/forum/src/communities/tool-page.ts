import { communityLimits } from '@lyceum/contracts/forum';
import {
  keysetOf,
  type Placed,
  type PreparedQueries,
  type Statement,
  type Values,
  withCursor,
} from '@lyceum/kernel';

/** A page of a list in a forum's tool. @param query takes `$limit`, `$sortValue` and `$sortId` besides these values */
export async function toolPage<Row extends object>(
  queries: PreparedQueries,
  query: Statement<Placed<Row>>,
  cursor: string | null | undefined,
  values: Values = {},
) {
  const [sortValue, sortId] = keysetOf(cursor);
  const limit = communityLimits.toolPageSize;
  const rows = await queries.rows(query, { ...values, limit, sortValue, sortId });
  return rows.map((row) => withCursor(row));
}
