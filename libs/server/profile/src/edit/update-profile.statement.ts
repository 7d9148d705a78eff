import { isOfAge, isPresent, people } from '@lyceum/auth';
import type { SaidName } from '@lyceum/contracts/profile';
import { columnOf, statement } from '@lyceum/kernel';
import { storedFieldNames } from '../fields/field.sql';

/** What is kept as something else than text. */
const types: Readonly<Partial<Record<SaidName, string>>> = {
  graduationYear: 'smallint',
  sameAsStudent: 'boolean',
};

const stored = ['aboutMe', ...storedFieldNames] as const;

const saidColumns = stored.map((name) => `"${name}" ${types[name as SaidName] ?? 'text'}`);

const assignments = stored.map((name) => {
  const column = columnOf(name);
  return `${column} = CASE WHEN $said::jsonb ? '${name}' THEN excluded.${column} ELSE p.${column} END`;
});

/**
 * Keeps what is in `$said`, a JSON object by the fields' names, and in `$privacy`; the rest stays as another tab may have
 * changed it meanwhile. Nothing is kept of somebody under age where `$isOpen` says that it is open further than theirs can be.
 */
export const updateProfileStatement = statement<{ isSaved: boolean }>(
  'profile.update',
  `WITH person AS (
     SELECT u.id, NOT ${isOfAge('u')} AS is_protected ${people.from('u')}
     WHERE u.id = $userId AND ${isPresent('u')} FOR KEY SHARE
   ), allowed AS (
     SELECT id FROM person WHERE NOT (is_protected AND $isOpen::boolean)
   ), saved AS (
     INSERT INTO profiles AS p (id, privacy, ${stored.map(columnOf).join(', ')})
     SELECT allowed.id, $privacy::jsonb, said.* FROM allowed, jsonb_to_record($said::jsonb) AS said (${saidColumns.join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${assignments.join(', ')}, privacy = p.privacy || excluded.privacy, updated_at = now()
     RETURNING p.id
   ), account AS (
     ${people.setCountry(`(SELECT id FROM saved WHERE $said::jsonb ? 'country')`, `$said::jsonb ->> 'country'`)}
   )
   SELECT EXISTS (SELECT FROM saved) AS "isSaved" FROM person`,
);
