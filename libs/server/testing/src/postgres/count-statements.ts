import { jest } from '@jest/globals';
import pg from 'pg';

/**
 * Counts the statements that `read` sends about somebody: those with one of `ids` among their values. A process has
 * work of its own meanwhile (its queue's connections, its sockets' bus), which is not the reader's.
 */
export async function countStatements(ids: readonly string[], read: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await read();
    return query.mock.calls.filter((call) => valuesOf(call).some((value) => ids.includes(String(value))))
      .length;
  } finally {
    query.mockRestore();
  }
}

/** The values of a call of pg's `query(text, values)` or `query({ text, values })`; a list among them counts by its items. */
function valuesOf([statement, values]: readonly unknown[]): unknown[] {
  const inObject =
    typeof statement === 'object' && statement !== null && 'values' in statement ? statement.values : [];
  return [values, inObject].flat(3);
}
