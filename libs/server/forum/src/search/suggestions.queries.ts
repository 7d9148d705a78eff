import { people, userSummaryColumns } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import { forumSearchLimits } from '@lyceum/contracts/forum';
import { blocks, type ContactService, friends } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isBanned, isNotHidden, isReadable } from '../access/forum-access.queries';
import { sharedForums as forumsOfBoth } from '../communities/membership/forum.contact-tie';
import { matchedUsers, sharedForums } from './name-match.queries';
import type { MentionSuggestionModel } from './search.model';

export type SuggestionRow = Omit<MentionSuggestionModel, 'roleLabels'> & { roles: Role[] };

/**
 * People for a mention in the thread or the forum it is written in, or anywhere where both are null. Where the writer may not open the place, nobody is suggested.
 */
export const suggestionsQuery = (contact: ContactService, asStaff: boolean) =>
  statement<SuggestionRow>(
    `forum.suggest-users-for-${asStaff ? 'staff' : 'anybody'}`,
    `
    WITH place AS MATERIALIZED (
      SELECT c.id, c.privacy, t.creator_id AS author_id
      FROM communities c
      LEFT JOIN threads t ON t.id = $threadId::uuid AND t.community_id = c.id
        AND (t.status = 'VISIBLE' OR (t.status = 'HELD' AND t.creator_id = $userId)) AND ${isNotHidden('t.creator_id')}
      WHERE c.id = coalesce($communityId::uuid, (SELECT community_id FROM threads WHERE id = $threadId::uuid))
        AND ($threadId::uuid IS NULL OR t.id IS NOT NULL) AND ${isReadable('c')}
    ), matched AS MATERIALIZED (${matchedUsers(
      `${contact.sql('SUGGEST', '$userId::uuid', 'u', asStaff)} AND (($threadId::uuid IS NULL AND $communityId::uuid IS NULL) OR EXISTS (
        SELECT FROM place
        WHERE (place.privacy = 'PUBLIC' OR EXISTS (
                SELECT FROM community_members m WHERE m.community_id = place.id AND m.user_id = u.id))
          AND NOT ${isBanned('place.id', 'u.id')}
          AND NOT ${blocks.between('u.id', 'place.author_id')}))`,
    )})
    SELECT ${userSummaryColumns('u')}, u.roles, ${friends.are('$userId::uuid', 'u.id')} AS "isFriend",
           ARRAY(SELECT forum.name FROM (${forumsOfBoth('$userId::uuid', 'u.id')}) forum
                 ORDER BY forum.name LIMIT ${String(forumSearchLimits.suggestedForums)}) AS "forumsInCommon"
    FROM matched ${people.join('u', 'matched.id')}
    ORDER BY "isFriend" DESC,
             EXISTS (SELECT FROM place JOIN community_members m ON m.community_id = place.id AND m.user_id = u.id) DESC,
             quality DESC, ${sharedForums('u.id')} DESC, u.first_name, u.last_name, u.id
    LIMIT ${String(forumSearchLimits.suggestions)}`,
  );
