import { isOfAge } from '@lyceum/auth';
import {
  fieldRules,
  type ProfileFieldName,
  profileFieldNames,
  profilePartNames,
  type RuledName,
} from '@lyceum/contracts/profile';
import { blocks, type ContactService, friends } from '@lyceum/friends';
import { columnOf } from '@lyceum/kernel';
import { reachNeeded } from './field.policy';

/** Fields that the account has, as SQL of `u`. */
const accountFields: Readonly<Partial<Record<ProfileFieldName, string>>> = {
  dob: 'u.date_of_birth',
  country: 'u.country',
};

/** The fields that `profiles` has columns for. */
export const storedFieldNames = profileFieldNames.filter((name) => !(name in accountFields));

/**
 * SQL that brings the profile of `u` into a statement as `p`, and as `seen` how near the viewer is and whether `u` is
 * protected: looked up once a row, whatever is asked of it.
 * @param viewerId SQL of the viewer's id, e.g. `$1::uuid` @param mostReach SQL of `mostReachOf` the viewer
 * @param asStaff whether the viewer `asksAsStaff`
 */
export function profileJoins(
  contact: ContactService,
  viewerId: string,
  mostReach: string,
  asStaff: boolean,
): string {
  return `LEFT JOIN profiles p ON p.id = u.id
    CROSS JOIN LATERAL (
      SELECT LEAST(${mostReach}, ${reachSql(contact, viewerId, asStaff)}) AS reach, NOT ${isOfAge('u')} AS is_protected OFFSET 0) seen`;
}

/** The same where `u` is who looks. */
export const ownProfileJoins = `LEFT JOIN profiles p ON p.id = u.id
  CROSS JOIN LATERAL (SELECT ${String(reachNeeded.PRIVATE)} AS reach, NOT ${isOfAge('u')} AS is_protected OFFSET 0) seen`;

/** `reachOf` as SQL. */
function reachSql(contact: ContactService, viewerId: string, asStaff: boolean): string {
  return `CASE WHEN u.id = ${viewerId} THEN 3 WHEN ${blocks.between(viewerId, 'u.id')} THEN 0
    WHEN ${friends.are(viewerId, 'u.id')} OR ${contact.tieSql('GUARDS', viewerId, 'u.id')} THEN 2 WHEN ${contact.sql('SUGGEST', viewerId, 'u', asStaff)} THEN 1 ELSE 0 END`;
}

/** How near one has to be: `reachNeeded` of `settingOf`. What is set to nothing we know is shut. */
function neededSql(name: RuledName): string {
  const { byDefault, mostOfMinor } = fieldRules[name];
  const { GLOBAL, FRIENDS, PRIVATE } = reachNeeded;
  const said = `CASE COALESCE(p.privacy ->> '${name}', '${byDefault}')
    WHEN 'GLOBAL' THEN ${String(GLOBAL)} WHEN 'FRIENDS' THEN ${String(FRIENDS)} ELSE ${String(PRIVATE)} END`;
  if (mostOfMinor === 'GLOBAL') return said;
  return `GREATEST(${said}, CASE WHEN seen.is_protected THEN ${String(reachNeeded[mostOfMinor])} ELSE 0 END)`;
}

/** SQL of a value where the viewer may read it, else NULL. Every statement that tells something with a rule takes this in. */
export const shownSql = (name: RuledName, value: string): string =>
  `CASE WHEN seen.reach >= ${neededSql(name)} THEN ${value} END`;

/** SQL of a value where the viewer looks at themselves, else NULL. */
export const ofOwner = (value: string): string =>
  `CASE WHEN seen.reach = ${String(reachNeeded.PRIVATE)} THEN ${value} END`;

/** SQL of what something is set to, as it holds of them. */
const settingSql = (name: RuledName): string =>
  `CASE ${neededSql(name)} WHEN 1 THEN 'GLOBAL' WHEN 2 THEN 'FRIENDS' ELSE 'PRIVATE' END`;

/** SQL of the values of all fields as a list of JSON, in the order of `profileFieldNames`: objects would cost the double. */
export function fieldValues(): string {
  const values = profileFieldNames.map((name) =>
    shownSql(name, `(${accountFields[name] ?? `p.${columnOf(name)}`})::text`),
  );
  return `to_json(ARRAY[${values.join(', ')}])`;
}

/** SQL of what they are set to, in the same order. For their owner alone. */
export function fieldSettings(): string {
  return `to_json(ARRAY[${profileFieldNames.map((name) => settingSql(name)).join(', ')}])`;
}

/** The same of what else a profile tells: the settings alone. */
export function partsJson(): string {
  return `json_build_object(${profilePartNames.map((name) => `'${name}', ${settingSql(name)}`).join(', ')})`;
}
