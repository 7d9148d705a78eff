import type { SchoolStaffRole } from '@lyceum/contracts/schools';
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

/** Enters somebody as staff of a school, whatever their roles are. @returns the id of the entry */
export async function buildSchoolStaff(
  manager: EntityManager,
  school: { id: string },
  person: { id: string },
  role: SchoolStaffRole = 'PRINCIPLE',
): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    'INSERT INTO school_staff (school_id, user_id, role) VALUES ($1, $2, $3) RETURNING id',
    [school.id, person.id, role],
  );
  return row?.id ?? '';
}

/** Has a student have an agent. @returns the id of what is between them */
export async function buildAgentTie(
  manager: EntityManager,
  agent: { id: string },
  student: { id: string },
): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    'INSERT INTO agent_students (agent_id, student_id, named_by) VALUES ($1, $2, $2) RETURNING id',
    [agent.id, student.id],
  );
  return row?.id ?? '';
}
