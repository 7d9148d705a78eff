import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type DecideApplicationInput,
  decideApplicationSchema,
  type OneUserInput,
  oneUserSchema,
  type TeacherApplication,
} from '@lyceum/contracts/auth';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  Schools,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { assertMayDecideApplication } from '../auth.policy';
import { TeacherApplicationDecided, UserRolesChanged } from '../auth.events';
import { SessionService } from '../sessions/session.service';
import { applicationQuery, decideStatement, promoteStatement } from './teacher-application.statements';

/** Who asked to be an educator, and what staff make of it (checklist line 172). Until then they are students. */
@Injectable()
export class TeacherApplicationService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly schools: Schools,
    private readonly sessions: SessionService,
  ) {}

  /** What there is to judge somebody by. @throws DomainError AUTH_APPLICATION_NOT_FOUND */
  async get(actor: Actor, input: OneUserInput): Promise<TeacherApplication> {
    assertCan(actor, 'user.setRoles');
    const { userId } = parseInput(oneUserSchema, input);
    const [row] = await this.queries.rows(applicationQuery, { userId });
    if (!row) throw new DomainError(authErrors.APPLICATION_NOT_FOUND);
    return {
      ...row,
      school: await this.schools.ofPerson(this.queries, userId),
      appliedAt: row.appliedAt.toISOString(),
      joinedAt: row.joinedAt.toISOString(),
      emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    };
  }

  /**
   * Approves or refuses, once: the applicant is told by mail and by a notification, and is an educator at once. Nobody
   * decides about themselves. @throws DomainError AUTH_APPLICATION_NOT_FOUND, AUTH_APPLICATION_DECIDED, AUTH_APPLICANT_UNDER_AGE, AUTH_OWN_APPLICATION
   */
  async decide(actor: Actor, input: DecideApplicationInput): Promise<TeacherApplication> {
    const decision = parseInput(decideApplicationSchema, input);
    const { userId } = decision;
    assertMayDecideApplication(actor, userId);
    await this.get(actor, { userId });
    await this.unitOfWork.run((transaction) => decide(transaction, actor, decision));
    this.sessions.settled(userId);
    return this.get(actor, { userId });
  }
}

async function decide(
  transaction: Transaction,
  actor: Actor,
  { userId, isApproved, reason }: DecideApplicationInput,
): Promise<void> {
  const decided = await transaction.count(decideStatement, {
    userId,
    isApproved,
    reason,
    decidedBy: actor.userId,
  });
  if (decided === 0) throw new DomainError(authErrors.APPLICATION_DECIDED);
  const [roles] = isApproved ? await transaction.rows(promoteStatement, { userId }) : [];
  if (isApproved && !roles) throw new DomainError(authErrors.APPLICANT_UNDER_AGE);
  if (roles)
    transaction.raise(UserRolesChanged, {
      userId,
      roles: roles.after,
      previousRoles: roles.before,
      changedBy: actor.userId,
    });
  transaction.raise(TeacherApplicationDecided, { userId, isApproved, reason });
  transaction.audit({
    actorId: actor.userId,
    action: isApproved ? 'user.approveTeacher' : 'user.refuseTeacher',
    targetType: 'user',
    targetId: userId,
    before: roles ? { roles: roles.before } : null,
    after: { ...(roles && { roles: roles.after }), ...(reason !== '' && { reason }) },
  });
}
