import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** The school somebody goes to, and those they added. */
@Injectable()
@PersonalDataSource('schools')
export class SchoolsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    school: statement<{ name: string; address: string; since: Date }>(
      'schools.export-school',
      `SELECT s.name, s.full_address AS address, m.since FROM school_members m JOIN schools s ON s.id = m.school_id
       WHERE m.user_id = $userId`,
    ),
    added: statement<{ name: string; address: string; createdAt: Date }>(
      'schools.export-added',
      `SELECT name, full_address AS address, created_at AS "createdAt" FROM schools WHERE created_by = $userId ORDER BY id`,
    ),
  };

  protected override readonly erasures = [
    statement('schools.delete-member', 'DELETE FROM school_members WHERE user_id = $userId'),
    // Others go there: a school stays, without who added it.
    statement('schools.forget-creator', 'UPDATE schools SET created_by = NULL WHERE created_by = $userId'),
  ];
}
