import { people } from '@lyceum/auth';
import { statement, type Statement } from '@lyceum/kernel';
import { sentByStaff } from './staff-files.policy';
import type { AskedFile, FileDomainSource } from './file-domain';

/** How long a file may wait for what it is for: somebody writes the text around it. */
const waits = "interval '1 day'";

export interface ServedRow extends AskedFile {
  /** Whether it can be seen now; false for what was deleted or removed, with what it is for. */
  isServed: boolean;
  /** Whether the staff look after it who look after what staff sent. */
  isOfStaff: boolean;
}

/**
 * The finished file of this path. It is served while one of the rows that show it can be seen, and none of them was
 * taken away by staff. Of what no row shows, it is served while a draft holds it or it is young, and in folders that
 * no domain has, always.
 */
export function servedQuery(sources: readonly FileDomainSource[]): Statement<ServedRow> {
  const owners = sources.flatMap((source) => Object.entries(source.owners));
  const isSeen = ofOwners(owners.map(([type, owner]) => [type, owner.isSeen('x.owner_id')]));
  const isTakenAway = ofOwners(owners.map(([type, owner]) => [type, owner.isTakenAway?.('x.owner_id')]));
  const folders = [...new Set(sources.flatMap((source) => source.folders))].join(',');
  return statement<ServedRow>(
    // With a domain more, such as that of a test, it is another statement.
    `uploads.served-of-${String(sources.length)}-domains`,
    `SELECT f.id, f.owner_id AS "ownerId", f.folder, f.target, f.url,
             ${sentByStaff('f', 'owner')} AS "isOfStaff",
             f.deleted_at IS NULL AND used.taken = 0 AND (used.seen > 0 OR (used.shown = 0 AND (
               used.held > 0 OR f.finished_at > now() - ${waits} OR f.folder <> ALL('{${folders}}'::text[])
             ))) AS "isServed"
      FROM uploads f
      ${people.join('owner', 'f.owner_id')}
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE x.is_held) AS held, count(*) FILTER (WHERE NOT x.is_held) AS shown,
               count(*) FILTER (WHERE NOT x.is_held AND ${isSeen}) AS seen,
               count(*) FILTER (WHERE NOT x.is_held AND ${isTakenAway}) AS taken
        FROM upload_uses x
        WHERE x.url IN (SELECT f.url UNION ALL SELECT r.url FROM upload_redirects r WHERE r.upload_id = f.id)
      ) used
      WHERE f.url = $url AND f.state = 'READY'`,
  );
}

/** What SQL says by the type of the row; where it says nothing, false. */
function ofOwners(said: readonly (readonly [type: string, sql: string | undefined])[]): string {
  const cases = said.flatMap(([type, sql]) => (sql === undefined ? [] : [`WHEN '${type}' THEN ${sql}`]));
  return cases.length === 0 ? 'FALSE' : `CASE x.owner_type ${cases.join(' ')} ELSE FALSE END`;
}
