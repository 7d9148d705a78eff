import { isPresent, people } from '@lyceum/auth';
import { profileLimits } from '@lyceum/contracts/profile';
import { blocks, type ContactService } from '@lyceum/friends';
import { type AllProfileEntries, type ProfileEntryKind, statement } from '@lyceum/kernel';
import { profileJoins, shownSql } from '../fields/field.sql';
import type { ProfileEntryModel } from './entry.model';

/** Of JSON: times are texts. */
export interface EntryRow extends ProfileEntryModel {
  startsAt: string | null;
}

export interface EntriesRow {
  /** Null where they are not for the reader. */
  forums: EntryRow[] | null;
  classes: EntryRow[];
  events: EntryRow[] | null;
  certificates: EntryRow[] | null;
}

const reader = '$userId::uuid';

/** SQL of entries of a kind as JSON. */
const listed = (entries: AllProfileEntries, kind: ProfileEntryKind, condition: string): string => `
  (SELECT COALESCE(json_agg(json_build_object('id', it.id, 'name', it.name, 'url', it.url, 'startsAt', it.starts_at)
     ORDER BY it.starts_at, it.name, it.id), '[]'::json)
   FROM (SELECT * FROM (${entries.sql(kind, { owner: 'u.id', reader })}) entry WHERE ${condition}
         ORDER BY starts_at, name, id LIMIT ${String(profileLimits.shownEntries)}) it)`;

/**
 * `userId` looks at what `otherId` is in and will be at. Where a minor will be, and when, is for those as near as friends
 * at most, whatever they said of what they do.
 */
export const entryQueries = (contact: ContactService, entries: AllProfileEntries, asStaff: boolean) => ({
  list: statement<EntriesRow>(
    `profile.entries-${asStaff ? 'for-staff' : 'for-members'}`,
    `SELECT ${shownSql('forums', listed(entries, 'FORUM', 'TRUE'))} AS forums,
            CASE WHEN seen.reach > 0 THEN ${listed(entries, 'CLASS', 'TRUE')} ELSE '[]'::json END AS classes,
            CASE WHEN seen.reach >= 2 OR NOT seen.is_protected
              THEN ${shownSql('activities', listed(entries, 'EVENT', 'starts_at > now()'))} END AS events,
            ${shownSql('certificates', listed(entries, 'CERTIFICATE', 'TRUE'))} AS certificates
     ${people.from('u')} ${profileJoins(contact, reader, '$mostReach::int', asStaff)}
     WHERE u.id = $otherId AND ${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds(reader, 'u.id')}`}`,
  ),
});
