import { people } from '@lyceum/auth';
import type { FeatureView } from '@lyceum/contracts/admin';
import { columns, insertRow, statement } from '@lyceum/kernel';

/** A feature as it is read. */
export type FeatureRow = Omit<FeatureView, 'isKnown'>;

const feature = columns(['id', 'name', 'landingPath', 'usersCnt', 'revision']);

const featureText = `SELECT ${feature()} FROM features WHERE id = $featureId`;

export const featureStatement = statement<FeatureRow>('admin.feature', featureText);

/** Whoever changes the same feature at the same time waits here. */
export const lockFeatureStatement = statement<FeatureRow>('admin.lock-feature', `${featureText} FOR UPDATE`);

export const createFeatureStatement = statement<FeatureRow>(
  'admin.create-feature',
  insertRow('features', ['name', 'landingPath'], `ON CONFLICT (name) DO NOTHING RETURNING ${feature()}`),
);

/** `expectedLandingPath` is the one the caller saw. */
export const setLandingStatement = statement<FeatureRow>(
  'admin.set-feature-landing',
  `UPDATE features SET landing_path = $landingPath, updated_at = now()
   WHERE id = $featureId AND landing_path IS NOT DISTINCT FROM $expectedLandingPath RETURNING ${feature()}`,
);

/** Takes e-mails off a list, and keeps who had added them until the next change. */
export const removeEmailsStatement = statement(
  'admin.remove-feature-emails',
  `WITH gone AS (
     DELETE FROM feature_users WHERE feature = $name AND email = ANY($emails::citext[])
     RETURNING feature, email, added_by, added_at)
   INSERT INTO removed_feature_users (feature, email, added_by, added_at)
   SELECT feature, email, added_by, added_at FROM gone`,
);

/** Removals older than this are as good as forgotten. */
const isOfTheHour = `removed_at >= now() - interval '1 hour'`;

/** Puts e-mails back that the change before took off, as they stood. */
export const restoreEmailsStatement = statement(
  'admin.restore-feature-emails',
  `INSERT INTO feature_users (feature, email, added_by, added_at)
   SELECT feature, email, added_by, added_at FROM removed_feature_users
   WHERE feature = $name AND email = ANY($emails::citext[]) AND ${isOfTheHour} ON CONFLICT DO NOTHING`,
);

/** Only the last change of a list can be undone. */
export const forgetRemovalsStatement = statement(
  'admin.forget-feature-removals',
  'DELETE FROM removed_feature_users WHERE feature = $name',
);

export const forgetOldRemovalsStatement = statement(
  'admin.forget-old-feature-removals',
  `DELETE FROM removed_feature_users WHERE NOT (${isOfTheHour})`,
);

export const addEmailsStatement = statement(
  'admin.add-feature-emails',
  `INSERT INTO feature_users (feature, email, added_by)
   SELECT $name, email, $addedBy FROM unnest($emails::citext[]) AS wanted (email) ON CONFLICT DO NOTHING`,
);

/**
 * What a list and the e-mails of an import have to do with each other, with the revision it is true of. Of the
 * list's other e-mails no more than `most` are read.
 */
export const compareStatement = statement<Comparison>(
  'admin.compare-feature-users',
  `
    WITH feature AS (SELECT name, revision FROM features WHERE id = $featureId),
    wanted AS (SELECT email, place FROM unnest($emails::citext[]) WITH ORDINALITY AS wanted (email, place))
    SELECT f.revision,
      (SELECT coalesce(array_agg(w.email::text ORDER BY w.place), '{}') FROM wanted w
       WHERE EXISTS (SELECT FROM feature_users u WHERE u.feature = f.name AND u.email = w.email)) AS there,
      (SELECT coalesce(array_agg(w.email::text ORDER BY w.place), '{}') FROM wanted w
       WHERE NOT EXISTS (SELECT FROM feature_users u WHERE u.feature = f.name AND u.email = w.email)) AS missing,
      (SELECT coalesce(array_agg(o.email ORDER BY o.email), '{}') FROM (
         SELECT u.email::text AS email FROM feature_users u
         WHERE u.feature = f.name AND u.email <> ALL ($emails::citext[]) ORDER BY u.email LIMIT $most) o) AS others
    FROM feature f`,
);

export interface Comparison {
  revision: number;
  /** E-mails of the import that are on the list, those that are not, and what else is on it. */
  there: string[];
  missing: string[];
  others: string[];
}

/** E-mails like a pattern, after the one a cursor names, if any. */
export const emailsStatement = statement<EmailRow>(
  'admin.feature-emails',
  `
    SELECT l.id, l.email::text AS email, l.added_at AS "addedAt", adder.full_name AS "addedBy",
           ${people.haveEmail('l.email')} AS "hasAccount"
    FROM feature_users l JOIN features f ON f.name = l.feature ${people.leftJoin('adder', 'l.added_by')}
    WHERE f.id = $featureId AND l.email::text ILIKE $pattern
      AND ($afterEmail::citext IS NULL OR (l.email, l.id) > ($afterEmail::citext, $afterId::uuid))
    ORDER BY l.email, l.id LIMIT $limit`,
);

export interface EmailRow {
  id: string;
  email: string;
  addedAt: Date;
  addedBy: string | null;
  hasAccount: boolean;
}
