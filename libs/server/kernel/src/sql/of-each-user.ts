/**
 * SQL about `$userId` for many users at once: `$userIds` are their ids. What one user may is so decided by the very
 * SQL that decides it for one. Whoever gets the same answer shares a row: a thousand readers of a thread are mostly one.
 * @param columns all that the statement answers
 * @returns SQL whose rows say by `forUserIds` whose answer they are, ids with commas between them
 */
export function ofEachUser<Row extends object>(
  text: string,
  columns: readonly (keyof Row & string)[],
): string {
  const answer = columns.map((column) => `answer."${column}"`).join(', ');
  return `
    SELECT string_agg(asked.id::text, ',') AS "forUserIds", ${answer} FROM unnest($userIds::uuid[]) AS asked (id)
    CROSS JOIN LATERAL (${text.replaceAll(/\$userId\b/g, 'asked.id')}) AS answer GROUP BY ${answer}`;
}

/** Many ids as PostgreSQL reads an array: pg would look at each letter of each for something to escape. */
export const idArray = (ids: Iterable<string>): string => `{${[...ids].join(',')}}`;
