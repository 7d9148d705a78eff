import { isNotHidden, isReadable, type SqlReader } from '../../access/forum-access.queries';

/**
 * SQL of the thread with this id if the reader, left out user `$userId`, may do something with it: it is shown, in a forum they may read,
 * by nobody they have a block with.
 */
export const threadOpenToReader = (reader?: SqlReader, id = '$threadId'): string => `
  SELECT t.id, t.community_id, t.creator_id, t.last_post_number
  FROM threads t JOIN communities c ON c.id = t.community_id
  WHERE t.id = ${id} AND t.status = 'VISIBLE' AND ${isReadable('c', reader)} AND ${isNotHidden('t.creator_id', reader)}`;
