import { isPresent, people } from '@lyceum/auth';
import { blocks, type ContactService } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { profileJoins, shownSql } from '../fields/field.sql';

/**
 * What `otherId` shows of this kind to `userId` becomes a row, as it is now: moderators read what was reported, whatever
 * stands there later. No row where there is nobody to the caller; without an id where nothing is shown to them. A drawn
 * avatar is nobody's own.
 */
export const reportStatements = (contact: ContactService, asStaff: boolean) => ({
  keep: statement<{ contentId: string | null }>(
    `profile.keep-reported-${asStaff ? 'for-staff' : 'for-members'}`,
    `WITH seen_by_caller AS (
       SELECT u.id,
         CASE $kind::text WHEN 'PICTURE' THEN u.picture_url WHEN 'COVER' THEN p.cover_url END AS picture_url,
         CASE $kind::text WHEN 'NAME' THEN ${people.displayName('u')} WHEN 'BIO' THEN ${shownSql('aboutMe', 'p.about_me')} END AS words
       ${people.from('u')} ${profileJoins(contact, '$userId::uuid', '$mostReach::int', asStaff)}
       WHERE u.id = $otherId AND ${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds('$userId::uuid', 'u.id')}`}
     ), kept AS (
       INSERT INTO profile_contents AS c (user_id, kind, picture_url, words)
       SELECT id, $kind, picture_url, words FROM seen_by_caller WHERE picture_url LIKE '/files/%' OR words IS NOT NULL
       ON CONFLICT (user_id, kind, md5(COALESCE(picture_url, words)))
       -- Words that were removed and stand there again are shown anew.
       DO UPDATE SET removed_at = CASE WHEN c.words IS NULL THEN c.removed_at END
       RETURNING c.id
     )
     SELECT kept.id AS "contentId" FROM seen_by_caller LEFT JOIN kept ON TRUE`,
  ),
});
