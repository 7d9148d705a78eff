import { people } from '@lyceum/auth';
import { type ContactTie, ContactTieSource } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { tieStands } from './guardians.sql';

/** A guardian and the student they look after. */
@Injectable()
@ContactTieSource()
export class GuardsTie implements ContactTie {
  readonly kind = 'GUARDS';

  between(guardianId: string, studentId: string): string {
    return `EXISTS (
      SELECT FROM guardian_ties tie ${people.join('ward', 'tie.student_id')}
      WHERE tie.guardian_id = ${guardianId} AND tie.student_id = ${studentId} AND ${tieStands('tie', 'ward')})`;
  }

  toward(studentId: string): string {
    return `SELECT tie.guardian_id AS id FROM guardian_ties tie ${people.join('ward', 'tie.student_id')}
      WHERE tie.student_id = ${studentId} AND ${tieStands('tie', 'ward')}`;
  }
}
