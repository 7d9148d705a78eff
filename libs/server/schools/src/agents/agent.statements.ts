import { isFindable, isOfAge, isOfYears, people, userSummaryJson } from '@lyceum/auth';
import { schoolsLimits } from '@lyceum/contracts/schools';
import { blocks } from '@lyceum/friends';
import { type ContactTies, insertRow, statement } from '@lyceum/kernel';
import type { AgentTieModel } from './agent.model';

/** Whose tie it is. */
export interface AgentTieRow {
  tieId: string;
  agentId: string;
  studentId: string;
}

const tieColumns = `id AS "tieId", agent_id AS "agentId", student_id AS "studentId"`;

/** The same with what ties of other domains say of who may act for a student. */
export function agentStatements(ties: ContactTies) {
  const isOld = isOfYears('student', schoolsLimits.namesAgentFrom);
  const isTheirs = `(student.id = $userId OR ${ties.sql('GUARDS', '$userId::uuid', 'student.id')})`;
  const mayName = `((student.id = $userId AND ${isOld}) OR (student.id <> $userId AND NOT ${isOld}))`;
  return {
    /** The student, to themselves and their guardians; no row for anybody else. */
    student: statement<{ mayName: boolean }>(
      'schools.student-of-agents',
      `SELECT ${mayName} AS "mayName"
       ${people.from('student')} WHERE student.id = $studentId AND ${isFindable('student')} AND ${isTheirs}`,
    ),
    /** A student takes back what anybody named, a guardian of a child under 16 what was named for it. */
    takeBack: statement<AgentTieRow>(
      'schools.take-agent-back',
      `DELETE FROM agent_students WHERE id = $tieId AND EXISTS (
         SELECT ${people.from('student')}
         WHERE student.id = student_id AND ${isTheirs} AND (student.id = $userId OR NOT ${isOld}))
       RETURNING ${tieColumns}`,
    ),
  };
}

export type AgentStatements = ReturnType<typeof agentStatements>;

/** Agents of a student who are there. */
export const agentsQuery = statement<AgentTieModel>(
  'schools.agents-of-student',
  `SELECT tie.id, ${userSummaryJson('agent')} AS agent, tie.since
   FROM agent_students tie ${people.join('agent', 'tie.agent_id')}
   WHERE tie.student_id = $studentId AND ${isFindable('agent')} AND NOT ${blocks.between('tie.student_id', 'agent.id')}
   ORDER BY tie.since, tie.id`,
);

/** Names the agent of this code or e-mail; no row where there is none. `tieId` is null where they are the student's already. */
export const nameStatement = statement<{ agentId: string; tieId: string | null }>(
  'schools.name-agent',
  `WITH found AS (
     SELECT agent.id ${people.from('agent')}
     WHERE (agent.email = $agent OR agent.id = (SELECT agent_id FROM agent_codes WHERE code = $code))
       AND 'AGENT' = ANY(agent.roles) AND ${isFindable('agent')} AND ${isOfAge('agent')}
       AND agent.id NOT IN ($studentId, $userId)
       AND NOT ${blocks.between('agent.id', '$studentId::uuid')} AND NOT ${blocks.between('agent.id', '$userId::uuid')}
     LIMIT 1
   ), named AS (
     INSERT INTO agent_students (agent_id, student_id, named_by) SELECT id, $studentId, $userId FROM found
     ON CONFLICT (agent_id, student_id) DO NOTHING RETURNING id
   )
   SELECT id AS "agentId", (SELECT id FROM named) AS "tieId" FROM found`,
);

export const codeQuery = statement<{ code: string }>(
  'schools.agent-code',
  'SELECT code FROM agent_codes WHERE agent_id = $userId',
);

/** Another code ends the one before. */
export const makeCodeStatement = statement(
  'schools.make-agent-code',
  insertRow('agent_codes', ['agentId', 'code'], 'ON CONFLICT (agent_id) DO UPDATE SET code = excluded.code'),
);

/** Of many calls at once for one student, one goes on after the other. */
export const turnStatement = statement(
  'schools.turn-of-agents',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('schools.agents ' || $studentId, 0))`,
);

export const countStatement = statement<{ agents: number }>(
  'schools.count-agents',
  'SELECT count(*)::int AS agents FROM agent_students WHERE student_id = $studentId',
);
