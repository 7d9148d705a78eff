import type { PreparedQuery } from './prepared-queries';

/**
 * The same statement for many users at once: `$1` is an array of their ids, and each row says by `forUserId` whose
 * answer it is. What one user may is so decided by the very SQL that decides it for one.
 */
export function ofEachUser({ name, text }: PreparedQuery): PreparedQuery {
  return {
    name: `${name}-of-each`,
    text: `
      SELECT asked.id AS "forUserId", answer.* FROM unnest($1::uuid[]) AS asked (id)
      CROSS JOIN LATERAL (${text.replaceAll(/\$1(?!\d)/g, 'asked.id')}) AS answer`,
  };
}
