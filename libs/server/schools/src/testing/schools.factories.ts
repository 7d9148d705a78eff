import type { EntityManager } from 'typeorm';
import { fullAddressOf, type SchoolAddress } from '../full-address';

interface BuiltSchool extends SchoolAddress {
  readonly name: string;
}

let count = 0;

/** A stored school, in Nairobi unless said otherwise. */
export async function buildSchool(
  manager: EntityManager,
  overrides: Partial<BuiltSchool> = {},
): Promise<BuiltSchool & { id: string }> {
  count += 1;
  const school = {
    name: `Acacia School ${String(count)}`,
    street: '4 Ngong Road',
    city: 'Nairobi',
    state: 'Nairobi',
    country: 'KE',
    zipcode: '00100',
    ...overrides,
  };
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO schools (name, street, city, state, country, zipcode, full_address)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [...Object.values(school), fullAddressOf(school)],
  );
  return { ...school, id: row?.id ?? '' };
}

/** Has somebody go to a school, for a week unless said otherwise. */
export async function buildSchoolMember(
  manager: EntityManager,
  school: { id: string },
  person: { id: string },
  since = new Date(Date.now() - 7 * 86_400_000),
): Promise<void> {
  await manager.query('INSERT INTO school_members (school_id, user_id, since) VALUES ($1, $2, $3)', [
    school.id,
    person.id,
    since,
  ]);
}
