import type { PreparedQuery } from './statement-runner';

/**
 * The same statement for many users at once: `$1` is an array of their ids. What one user may is so decided by the very
 * SQL that decides it for one. Whoever gets the same answer shares a row: a thousand readers of a thread are mostly one.
 * @param columns all that the statement answers
 * @returns a statement whose rows say by `forUserIds` whose answer they are, ids with commas between them
 */
export function ofEachUser<Row extends object>(
  { name, text }: PreparedQuery,
  columns: readonly (keyof Row & string)[],
): PreparedQuery {
  const answer = columns.map((column) => `answer."${column}"`).join(', ');
  return {
    name: `${name}-of-each`,
    text: `
      SELECT string_agg(asked.id::text, ',') AS "forUserIds", ${answer} FROM unnest($1::uuid[]) AS asked (id)
      CROSS JOIN LATERAL (${text.replaceAll(/\$1(?!\d)/g, 'asked.id')}) AS answer GROUP BY ${answer}`,
  };
}

/** Many ids as PostgreSQL reads an array: pg would look at each letter of each for something to escape. */
export const idArray = (ids: Iterable<string>): string => `{${[...ids].join(',')}}`;
