import { isNotHidden, isReadable } from '../../access/forum-access.queries';

/**
 * SQL of thread `$3` if user `$1` may do something with it as a reader: it is shown, in a forum they may read, by
 * nobody they have a block with. `$2` tells whether they oversee all forums.
 */
export const openThread = `
  SELECT t.id, t.community_id, t.creator_id, t.last_post_number
  FROM threads t JOIN communities c ON c.id = t.community_id
  WHERE t.id = $3 AND t.status = 'VISIBLE' AND ${isReadable('c')} AND ${isNotHidden('t.creator_id')}`;
