import { people } from '@lyceum/auth';

/** SQL of what stands now where the content `c` of `u` stood, by its kind; `p` is the profile, which may be missing. */
export const standsNow = `CASE c.kind WHEN 'PICTURE' THEN u.picture_url WHEN 'COVER' THEN p.cover_url
  WHEN 'BIO' THEN p.about_me ELSE ${people.displayName('u')} END`;

/** SQL of what the content is, whichever kind. */
export const contentOf = 'COALESCE(c.picture_url, c.words)';

/** SQL that brings the contents of people into a statement, as `c`, with `u` and `p` whose they are. */
export const contentTables = `profile_contents c ${people.join('u', 'c.user_id')} LEFT JOIN profiles p ON p.id = c.user_id`;
