import { people } from '@lyceum/auth';
import { moderationLimits, moderationTexts } from '@lyceum/contracts/moderation';
import { statement } from '@lyceum/kernel';
import type { SurroundingRow, TargetContent } from '@lyceum/moderation';
import { contentOf, contentTables, standsNow } from './content.sql';

const { profilePicture, profileCover, profileBio, profileName } = moderationTexts;

/** Nobody changes or reports it until the transaction ends. A picture has no beginning: it is shown. */
export const readStatement = statement<TargetContent>(
  'profile.content-to-moderate',
  `SELECT NULL::uuid AS "communityId", c.user_id AS "authorId", FALSE AS "isHeld",
          CASE c.kind WHEN 'PICTURE' THEN '${profilePicture}' WHEN 'COVER' THEN '${profileCover}'
            WHEN 'BIO' THEN '${profileBio}' ELSE '${profileName}' END AS title,
          COALESCE(left(c.words, ${String(moderationLimits.previewLength)}), '') AS preview,
          ${contentOf} IS DISTINCT FROM ${standsNow} AS "isGone"
   FROM ${contentTables} WHERE c.id = $contentId FOR NO KEY UPDATE OF c`,
);

/** What was shown is taken from where it stands; what its owner has changed since is left. */
export const takeAwayStatement = statement(
  'profile.take-content-away',
  `WITH standing AS (
     SELECT c.id, c.user_id, c.kind FROM ${contentTables}
     WHERE c.id = $contentId AND c.kind <> 'NAME' AND ${contentOf} = ${standsNow}
   ), picture AS (
     ${people.setPicture(`(SELECT user_id FROM standing WHERE kind = 'PICTURE')`, 'NULL')}
   ), told AS (
     UPDATE profiles p SET updated_at = now(),
       cover_url = CASE standing.kind WHEN 'COVER' THEN NULL ELSE p.cover_url END,
       about_me = CASE standing.kind WHEN 'BIO' THEN NULL ELSE p.about_me END
     FROM standing WHERE p.id = standing.user_id
   )
   UPDATE profile_contents SET removed_at = now(), was_shown = EXISTS (SELECT FROM standing)
   WHERE id = $contentId AND kind <> 'NAME' AND removed_at IS NULL`,
);

/** It stands again where it stood, unless its owner has put something else there. */
export const restoreStatement = statement(
  'profile.restore-content',
  `WITH restored AS (
     UPDATE profile_contents SET removed_at = NULL, was_shown = FALSE WHERE id = $contentId AND removed_at IS NOT NULL
     RETURNING id, user_id, kind, picture_url, words, old.was_shown
   ), standing AS (
     SELECT c.* FROM restored c ${people.join('u', 'c.user_id')} LEFT JOIN profiles p ON p.id = c.user_id
     WHERE c.was_shown AND ${standsNow} IS NULL
   ), picture AS (
     ${people.setPicture(`(SELECT user_id FROM standing WHERE kind = 'PICTURE')`, '(SELECT picture_url FROM standing)')}
   )
   UPDATE profiles p SET updated_at = now(),
     cover_url = CASE standing.kind WHEN 'COVER' THEN standing.picture_url ELSE p.cover_url END,
     about_me = CASE standing.kind WHEN 'BIO' THEN standing.words ELSE p.about_me END
   FROM standing WHERE p.id = standing.user_id`,
);

export const placeStatement = statement<{ userId: string }>(
  'profile.owner-of-content',
  'SELECT user_id AS "userId" FROM profile_contents WHERE id = $contentId',
);

const columns = `NULL AS title, json_build_object('id', u.id, 'name', ${people.displayName('u')}) AS author`;

/** As it was reported, and what stands there now where that is something else. */
export const contextStatement = statement<SurroundingRow>(
  'profile.context-of-content',
  `SELECT 'ABOVE' AS place, ${columns}, ${contentOf} AS text, c.created_at AS "createdAt",
          CASE WHEN c.removed_at IS NOT NULL THEN 'Removed' END AS state
   FROM ${contentTables} WHERE c.id = $contentId
   UNION ALL
   SELECT 'BELOW', ${columns}, ${standsNow}, now(), NULL FROM ${contentTables}
   WHERE c.id = $contentId AND ${contentOf} IS DISTINCT FROM ${standsNow}`,
);
