import { blocks, type ContactService } from '@lyceum/friends';
import type { PreparedQuery } from '@lyceum/kernel';
import { isNotHidden } from '../../access/forum-access.queries';

/**
 * Those of people `$2` whom user `$1` may mention in forum `$3`, in its thread `$4` or, where that is null, in one of
 * their own. They can read it, are people the writer may know of, and have no block with the writer or
 * the thread's author.
 */
export const mentionableQuery = (contact: ContactService, asStaff: boolean): PreparedQuery => ({
  name: asStaff ? 'forum.mentionable-people-for-staff' : 'forum.mentionable-people',
  text: `
  SELECT u.id
  FROM users u, communities c LEFT JOIN threads t ON t.id = $4::uuid
  WHERE c.id = $3 AND u.id = ANY($2::uuid[]) AND ${isNotHidden('u.id')} AND ${contact.sql('SUGGEST', '$1::uuid', 'u', asStaff)}
    AND (c.privacy = 'PUBLIC' OR EXISTS (
      SELECT FROM community_members m WHERE m.community_id = c.id AND m.user_id = u.id))
    AND NOT EXISTS (
      SELECT FROM community_bans b WHERE b.community_id = c.id AND b.user_id = u.id AND b.lifted_at IS NULL
        AND (b.ends_at IS NULL OR b.ends_at > now()))
    AND NOT ${blocks.between('u.id', 't.creator_id')}`,
});

/**
 * SQL that keeps who is mentioned.
 * @param target SQL of rows with the `id` of the thread, post or comment
 * @param people SQL of the array of their ids, in the order of the text
 */
export function keepMentions(target: string, people: string): string {
  return `
    INSERT INTO content_mentions (target_id, user_id, place)
    SELECT target.id, mentioned.id, mentioned.place
    FROM ${target} target, unnest(${people}) WITH ORDINALITY AS mentioned (id, place)
    ON CONFLICT DO NOTHING`;
}

/** $1 thread, post or comment, $2 people in the order of the text */
export const mentionStatement = keepMentions('(SELECT $1::uuid AS id)', '$2::uuid[]');

/** $1 thread, post or comment, $2 who stays mentioned */
export const unmentionStatement =
  'DELETE FROM content_mentions WHERE target_id = $1 AND user_id <> ALL($2::uuid[])';

/** Those of thread, post or comment `$1` who have not been told of it; from now on they have. */
export const tellMentionedQuery: PreparedQuery = {
  name: 'forum.tell-mentioned',
  text: 'UPDATE content_mentions SET is_told = TRUE WHERE target_id = $1 AND NOT is_told RETURNING user_id AS id',
};
