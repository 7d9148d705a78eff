import { people } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';
import { isCase } from '@lyceum/moderation';
import { contentTables, standsNow } from '../contents/content.sql';

/** Pictures somebody chose, which stay as they are until the transaction ends: moderators and who reports them wait. */
export const holdStatement = statement<{ url: string; isRemoved: boolean }>(
  'profile.hold-pictures',
  `SELECT picture_url AS url, removed_at IS NOT NULL AS "isRemoved" FROM profile_contents
   WHERE user_id = $userId AND picture_url IS NOT NULL ORDER BY id FOR UPDATE`,
);

/** A picture is a row of its own, so that a report is of that one and not of what stands there later. */
export const keepStatement = statement(
  'profile.keep-picture',
  `INSERT INTO profile_contents (user_id, kind, picture_url) VALUES ($userId, $place, $url) ON CONFLICT DO NOTHING`,
);

export const showStatements = {
  PICTURE: statement('profile.show-picture', people.setPicture('$userId', '$url')),
  COVER: statement(
    'profile.show-cover',
    `INSERT INTO profiles (id, cover_url) VALUES ($userId, $url)
     ON CONFLICT (id) DO UPDATE SET cover_url = excluded.cover_url, updated_at = now()`,
  ),
};

/** What stands nowhere any more and was never before a moderator. */
export const forgetStatement = statement<{ url: string }>(
  'profile.forget-pictures',
  `DELETE FROM profile_contents USING ${contentTables}
   WHERE profile_contents.id = c.id AND c.user_id = $userId AND c.picture_url IS NOT NULL AND c.removed_at IS NULL
     AND c.picture_url IS DISTINCT FROM ${standsNow} AND NOT ${isCase('PROFILE', 'c.id')}
   RETURNING c.picture_url AS url`,
);
