import { people } from '@lyceum/auth';
import { blocks, type ContactService } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isBanned, isNotHidden } from '../access/forum-access.queries';

/**
 * Those of the wanted people whom a user may mention in a forum, in this thread of it or, where that is null, in one of
 * their own. They can read it, are people the writer may know of, and have no block with the writer or
 * the thread's author.
 */
export const mentionableQuery = (contact: ContactService, asStaff: boolean) =>
  statement<{ id: string }>(
    `forum.mentionable-people-for-${asStaff ? 'staff' : 'anybody'}`,
    `
  SELECT u.id
  ${people.from('u')}, communities c LEFT JOIN threads t ON t.id = $threadId::uuid
  WHERE c.id = $communityId AND u.id = ANY($wanted::uuid[]) AND ${isNotHidden('u.id')} AND ${contact.sql('SUGGEST', '$userId::uuid', 'u', asStaff)}
    AND (c.privacy = 'PUBLIC' OR EXISTS (
      SELECT FROM community_members m WHERE m.community_id = c.id AND m.user_id = u.id))
    AND NOT ${isBanned('c.id', 'u.id')}
    AND NOT ${blocks.between('u.id', 't.creator_id')}`,
  );

/**
 * SQL that keeps who is mentioned.
 * @param target SQL of rows with the `id` of the thread, post or comment
 * @param mentioned SQL of the array of their ids, in the order of the text
 */
export function keepMentions(target: string, mentioned: string): string {
  return `
    INSERT INTO content_mentions (target_id, user_id, place)
    SELECT target.id, mentioned.id, mentioned.place
    FROM ${target} target, unnest(${mentioned}) WITH ORDINALITY AS mentioned (id, place)
    ON CONFLICT DO NOTHING`;
}

export const mentionStatement = statement(
  'forum.mention',
  keepMentions('(SELECT $targetId::uuid AS id)', '$mentionedIds::uuid[]'),
);

/** Whoever is no longer named is no longer mentioned. */
export const unmentionStatement = statement(
  'forum.unmention',
  'DELETE FROM content_mentions WHERE target_id = $targetId AND user_id <> ALL($mentionedIds::uuid[])',
);

/** Those of a thread, post or comment who have not been told of it; from now on they have. */
export const tellMentionedQuery = statement<{ id: string }>(
  'forum.tell-mentioned',
  'UPDATE content_mentions SET is_told = TRUE WHERE target_id = $targetId AND NOT is_told RETURNING user_id AS id',
);
