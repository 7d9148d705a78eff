import type { GuardianOrigin } from '@lyceum/contracts/guardians';
import type { EntityManager } from 'typeorm';

export { DigestService } from '../digest/digest.service';

/** Makes somebody a student's guardian, by a code unless said otherwise. @returns the id of what is between them */
export async function buildGuardianTie(
  manager: EntityManager,
  guardian: { id: string },
  student: { id: string },
  { origin = 'CODE', isKept = false }: { origin?: GuardianOrigin; isKept?: boolean } = {},
): Promise<string> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO guardian_ties (guardian_id, student_id, origin, kept_at)
     VALUES ($1, $2, $3, CASE WHEN $4::boolean THEN now() END) RETURNING id`,
    [guardian.id, student.id, origin, isKept],
  );
  return row?.id ?? '';
}
