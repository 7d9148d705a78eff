import { Injectable } from '@nestjs/common';
import { isPresent, people } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** Ties with people whom the user may know of. @param own the user's column @param other the other's */
const agentTiesOf = (own: string, other: string): string => `
  SELECT u.id AS "userId", tie.since FROM agent_students tie ${people.join('u', `tie.${other}`)}
  WHERE tie.${own} = $userId AND ${isPresent('u')} AND NOT ${blocks.between('u.id', '$userId::uuid')}
  ORDER BY tie.since, tie.id`;

/** The school somebody goes to, those they added and work at, their agents, and whose agent they are. */
@Injectable()
@PersonalDataSource('schools')
export class SchoolsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    school: statement<{ name: string; address: string; since: Date }>(
      'schools.export-school',
      `SELECT s.name, s.full_address AS address, m.since FROM school_members m JOIN schools s ON s.id = m.school_id
       WHERE m.user_id = $userId`,
    ),
    worksAt: statement<AnyRow>(
      'schools.export-works-at',
      `SELECT s.name, s.full_address AS address, own.role, own.since FROM school_staff own
       JOIN schools s ON s.id = own.school_id WHERE own.user_id = $userId ORDER BY own.since, own.id`,
    ),
    agents: statement<AnyRow>('schools.export-agents', agentTiesOf('student_id', 'agent_id')),
    agentOf: statement<AnyRow>('schools.export-agent-of', agentTiesOf('agent_id', 'student_id')),
    agentCode: statement<AnyRow>(
      'schools.export-agent-code',
      'SELECT code FROM agent_codes WHERE agent_id = $userId',
    ),
    added: statement<{ name: string; address: string; createdAt: Date }>(
      'schools.export-added',
      `SELECT name, full_address AS address, created_at AS "createdAt" FROM schools WHERE created_by = $userId ORDER BY id`,
    ),
  };

  protected override readonly erasures = [
    statement('schools.delete-staff', 'DELETE FROM school_staff WHERE user_id = $userId'),
    statement('schools.delete-agents', 'DELETE FROM agent_students WHERE $userId IN (agent_id, student_id)'),
    statement('schools.forget-naming', 'UPDATE agent_students SET named_by = NULL WHERE named_by = $userId'),
    statement('schools.delete-agent-code', 'DELETE FROM agent_codes WHERE agent_id = $userId'),
    statement('schools.delete-member', 'DELETE FROM school_members WHERE user_id = $userId'),
    // Others go there: a school stays, without who added it.
    statement('schools.forget-creator', 'UPDATE schools SET created_by = NULL WHERE created_by = $userId'),
  ];
}
