import { sessions } from '@lyceum/auth';
import { isBanned, isNotHidden } from './forum-access.queries';

/** Tabs of somebody not seen for so long are closed, or ask for everything when they wake up. */
const awakeHours = 12;

/**
 * SQL of who is told of something of this table, `$id`, that somebody wrote, `$creatorId`, if it is shown: members of its
 * forum who may read it, have no block with the author, and have been there lately.
 */
export function awakeReaders(table: 'threads' | 'conversations'): string {
  return `
  SELECT m.user_id AS id FROM ${table} t JOIN community_members m ON m.community_id = t.community_id
  WHERE t.id = $id AND t.status = 'VISIBLE' AND m.user_id <> $creatorId AND ${isNotHidden('m.user_id', { id: '$creatorId' })}
    AND NOT ${isBanned('t.community_id', 'm.user_id')}
    AND ${sessions.awake('m.user_id', `${String(awakeHours)} hours`)}
  ORDER BY m.user_id`;
}
