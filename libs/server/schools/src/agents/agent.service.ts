import { randomInt } from 'node:crypto';
import { authErrors } from '@lyceum/contracts/auth';
import {
  type AgentsOfStudentInput,
  agentsOfStudentSchema,
  type AgentStudentsInput,
  agentStudentsSchema,
  type AgentTieInput,
  agentTieSchema,
  type NameAgentInput,
  nameAgentSchema,
  plainAgentCode,
  schoolsErrors,
  schoolsLimits,
  shownAgentCode,
} from '@lyceum/contracts/schools';
import {
  type Actor,
  assertCan,
  Attempts,
  ContactTies,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AgentNamed, AgentTakenBack } from '../schools.events';
import { StudentList } from '../students/student-list';
import type { ListedStudentsPageModel } from '../students/student.model';
import { ofAgent } from '../students/student.statements';
import type { StudentAgentsModel } from './agent.model';
import {
  agentsQuery,
  type AgentStatements,
  agentStatements,
  codeQuery,
  countStatement,
  makeCodeStatement,
  nameStatement,
  turnStatement,
} from './agent.statements';

/** Digits and letters that are not taken for one another. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Agents: named by students, or by guardians of children under 16, and taken back at any time. It opens no way to anybody. */
@Injectable()
export class AgentService implements OnApplicationBootstrap {
  private statements!: AgentStatements;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly list: StudentList,
    private readonly ties: ContactTies,
  ) {}

  onApplicationBootstrap(): void {
    this.statements = agentStatements(this.ties);
  }

  /** A page of the students who named the caller, by name. */
  async students(actor: Actor, input: AgentStudentsInput): Promise<ListedStudentsPageModel> {
    assertCan(actor, 'agent.readStudents');
    return this.list.page(ofAgent, { userId: actor.userId }, parseInput(agentStudentsSchema, input));
  }

  /** The code by which the caller is named; null before there is one. */
  async code(actor: Actor): Promise<string | null> {
    assertCan(actor, 'agent.readStudents');
    const [row] = await this.queries.rows(codeQuery, { userId: actor.userId });
    return row ? shownAgentCode(row.code) : null;
  }

  /** Makes one. It names the caller until they make another. */
  async makeCode(actor: Actor): Promise<string> {
    assertCan(actor, 'agent.readStudents');
    const code = Array.from({ length: schoolsLimits.agentCodeLength }, () =>
      codeLetters.charAt(randomInt(codeLetters.length)),
    ).join('');
    await this.unitOfWork.run((transaction) =>
      transaction.count(makeCodeStatement, { agentId: actor.userId, code }),
    );
    return shownAgentCode(code);
  }

  /** To the student and their guardians. @throws DomainError AUTH_USER_NOT_FOUND */
  async agents(actor: Actor, input: AgentsOfStudentInput): Promise<StudentAgentsModel> {
    assertCan(actor, 'agent.read');
    const { studentId } = parseInput(agentsOfStudentSchema, input);
    const { mayName } = await this.studentOf(actor, studentId);
    return { agents: await this.queries.rows(agentsQuery, { studentId }), mayName };
  }

  /**
   * Wrong codes and e-mails are counted (`guessLimits`). Naming the same one again changes nothing.
   * @throws DomainError AUTH_USER_NOT_FOUND, SCHOOLS_AGENT_BY_GUARDIAN, SCHOOLS_TOO_MANY_AGENTS, SCHOOLS_AGENT_NOT_FOUND,
   * COMMON_TOO_MANY_REQUESTS
   */
  async name(actor: Actor, input: NameAgentInput): Promise<StudentAgentsModel> {
    assertCan(actor, 'agent.write');
    const { studentId, agent } = parseInput(nameAgentSchema, input);
    const { mayName } = await this.studentOf(actor, studentId);
    if (!mayName) throw new DomainError(schoolsErrors.AGENT_BY_GUARDIAN);
    const attempt = await this.attempts.reserve('agentCode', actor.userId);
    await this.unitOfWork.run(async (transaction) => {
      await assertRoom(transaction, studentId);
      const values = { userId: actor.userId, studentId, agent, code: plainAgentCode(agent) };
      const [named] = await transaction.rows(nameStatement, values);
      if (!named) throw new DomainError(schoolsErrors.AGENT_NOT_FOUND);
      const { agentId, tieId } = named;
      if (tieId === null) return;
      transaction.raise(AgentNamed, { tieId, agentId, studentId, by: actor.userId });
      audit(transaction, actor, 'agent.name', studentId, agentId);
    });
    await attempt.giveBack();
    return this.agents(actor, { userId: actor.userId, studentId });
  }

  /** At once. @throws DomainError SCHOOLS_AGENT_TIE_NOT_FOUND */
  async takeBack(actor: Actor, input: AgentTieInput): Promise<string> {
    assertCan(actor, 'agent.write');
    const { tieId } = parseInput(agentTieSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [tie] = await transaction.rows(this.statements.takeBack, { tieId, userId: actor.userId });
      if (!tie) throw new DomainError(schoolsErrors.AGENT_TIE_NOT_FOUND);
      transaction.raise(AgentTakenBack, { ...tie, by: actor.userId });
      audit(transaction, actor, 'agent.takeBack', tie.studentId, tie.agentId);
    });
    return tieId;
  }

  private async studentOf(actor: Actor, studentId: string): Promise<{ mayName: boolean }> {
    const [row] = await this.queries.rows(this.statements.student, { userId: actor.userId, studentId });
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    return row;
  }
}

/** Of many calls at once no more get through than there is room for. */
async function assertRoom(transaction: Transaction, studentId: string): Promise<void> {
  await transaction.rows(turnStatement, { studentId });
  const [room] = await transaction.rows(countStatement, { studentId });
  if ((room?.agents ?? 0) < schoolsLimits.agentsOfStudent) return;
  const parameters = { count: schoolsLimits.agentsOfStudent };
  throw new DomainError(schoolsErrors.TOO_MANY_AGENTS, { parameters });
}

function audit(
  transaction: Transaction,
  { userId: actorId }: Actor,
  action: 'agent.name' | 'agent.takeBack',
  targetId: string,
  agentId: string,
): void {
  const change =
    action === 'agent.name' ? { before: null, after: { agentId } } : { before: { agentId }, after: null };
  transaction.audit({ actorId, action, targetType: 'user', targetId, ...change });
}
