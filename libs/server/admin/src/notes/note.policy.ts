import { people } from '@lyceum/auth';
import { rolesHolding } from '@lyceum/contracts/permissions';

const writers = rolesHolding('user.note');

/**
 * SQL: the author of a note is erased, suspended, or writes notes no more, so that somebody else has to answer for it. What
 * anybody else wrote is theirs alone to take back.
 * @param note alias of a row of `person_notes`
 */
export const authorLeft = (note: string): string =>
  `NOT EXISTS (SELECT ${people.from('writer')} WHERE writer.id = ${note}.author_id AND writer.erased_at IS NULL
     AND writer.suspended_at IS NULL AND writer.roles && '{${writers.join(',')}}'::text[])`;
