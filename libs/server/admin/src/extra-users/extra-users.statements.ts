import type { FeatureView } from '@lyceum/contracts';

/** A feature as it is read. */
export type FeatureRow = Omit<FeatureView, 'isKnown'>;

const columns = 'id, name, landing_path AS "landingPath", users_cnt AS "usersCnt", revision';

export const featureQuery = { name: 'admin.feature', text: `SELECT ${columns} FROM features WHERE id = $1` };

/** Whoever changes the same feature at the same time waits here. */
export const lockFeatureStatement = `SELECT ${columns} FROM features WHERE id = $1 FOR UPDATE`;

export const createFeatureStatement = `
  INSERT INTO features (name, landing_path) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING ${columns}`;

/** $1 feature, $2 the new path, $3 the one the caller saw */
export const setLandingStatement = `
  UPDATE features SET landing_path = $2, updated_at = now()
  WHERE id = $1 AND landing_path IS NOT DISTINCT FROM $3 RETURNING ${columns}`;

/** $1 name of the feature, $2 e-mails */
export const removeEmailsStatement =
  'DELETE FROM feature_users WHERE feature = $1 AND email = ANY($2::citext[])';

/** $1 name of the feature, $2 e-mails, $3 who adds them */
export const addEmailsStatement = `
  INSERT INTO feature_users (feature, email, added_by)
  SELECT $1, email, $3 FROM unnest($2::citext[]) AS wanted (email) ON CONFLICT DO NOTHING`;

/**
 * What a list and the e-mails of an import, $2, have to do with each other, with the revision it is true of.
 * $1 feature, $3 the most e-mails of the list that are read.
 */
export const compareQuery = {
  name: 'admin.compare-feature-users',
  text: `
    WITH feature AS (SELECT name, revision FROM features WHERE id = $1),
    wanted AS (SELECT email, place FROM unnest($2::citext[]) WITH ORDINALITY AS wanted (email, place))
    SELECT f.revision,
      (SELECT coalesce(array_agg(w.email::text ORDER BY w.place), '{}') FROM wanted w
       WHERE EXISTS (SELECT FROM feature_users u WHERE u.feature = f.name AND u.email = w.email)) AS there,
      (SELECT coalesce(array_agg(w.email::text ORDER BY w.place), '{}') FROM wanted w
       WHERE NOT EXISTS (SELECT FROM feature_users u WHERE u.feature = f.name AND u.email = w.email)) AS missing,
      (SELECT coalesce(array_agg(o.email ORDER BY o.email), '{}') FROM (
         SELECT u.email::text AS email FROM feature_users u
         WHERE u.feature = f.name AND u.email <> ALL ($2::citext[]) ORDER BY u.email LIMIT $3) o) AS others
    FROM feature f`,
};

export interface Comparison {
  revision: number;
  /** E-mails of the import that are on the list, those that are not, and what else is on it. */
  there: string[];
  missing: string[];
  others: string[];
}

/** $1 feature, $2 part of the e-mail as a pattern, $3 and $4 the cursor or null, $5 rows */
export const emailsQuery = {
  name: 'admin.feature-emails',
  text: `
    SELECT l.id, l.email::text AS email, l.added_at AS "addedAt", adder.full_name AS "addedBy",
           EXISTS (SELECT FROM users u WHERE u.email = l.email AND u.erased_at IS NULL) AS "hasAccount"
    FROM feature_users l JOIN features f ON f.name = l.feature LEFT JOIN users adder ON adder.id = l.added_by
    WHERE f.id = $1 AND l.email::text ILIKE $2
      AND ($3::citext IS NULL OR (l.email, l.id) > ($3::citext, $4::uuid))
    ORDER BY l.email, l.id LIMIT $5`,
};

export interface EmailRow {
  id: string;
  email: string;
  addedAt: Date;
  addedBy: string | null;
  hasAccount: boolean;
}
