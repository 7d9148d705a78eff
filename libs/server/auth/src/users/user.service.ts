import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type Role,
  type SetRolesInput,
  setRolesSchema,
  type SetSuspendedInput,
  setSuspendedSchema,
  type UserRow,
} from '@lyceum/contracts/auth';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { type Account, accountLockQuery, accountQuery } from '../accounts/account.statements';
import { assertMayChangeRoles, assertMaySuspend } from '../auth.policy';
import { ConsentRequested, UserRolesChanged, UserSuspended } from '../auth.events';
import { SessionService } from '../sessions/session.service';
import { decideStatement } from '../teacher-applications/teacher-application.statements';
import { keepOneSuperAdmin } from './keep-one-super-admin';

/** What a row of the console is made of. */
type RowSource = Pick<
  Account,
  'id' | 'firstName' | 'lastName' | 'email' | 'roles' | 'createdAt' | 'suspendedAt' | 'awaitsStaffSince'
>;

/** The columns of a row of the console, under the names the code has for them. */
const rowColumns = `id, first_name AS "firstName", last_name AS "lastName", email, roles,
  created_at AS "createdAt", suspended_at AS "suspendedAt", awaits_staff_since AS "awaitsStaffSince"`;

@Injectable()
export class UserService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Replaces a user's roles (checklist lines 47, 238): audit row and event in the same transaction.
   * @throws DomainError AUTH_ROLE_GUARDED, AUTH_LAST_SUPER_ADMIN, AUTH_USER_NOT_FOUND, or
   * AUTH_ROLES_CHANGED_MEANWHILE when the roles are not the ones the caller saw
   */
  async setRoles(actor: Actor, input: SetRolesInput): Promise<UserRow> {
    assertCan(actor, 'user.setRoles');
    const checked = parseInput(setRolesSchema, input);
    const before = [...checked.expectedRoles].sort();
    const after = [...checked.roles].sort();
    assertMayChangeRoles(actor, before, after);
    const user = await this.unitOfWork.run(async (transaction) => {
      if (before.includes('SUPER_ADMIN') && !after.includes('SUPER_ADMIN'))
        await keepOneSuperAdmin(transaction, checked.userId);
      const changed = await replaceRoles(transaction, checked.userId, before, after);
      if (after.includes('TEACHER')) await settleApplication(transaction, actor, checked.userId);
      recordRoleChange(transaction, actor, checked.userId, { before, after });
      return changed;
    });
    this.sessions.settled(checked.userId);
    return toUserRow(user);
  }

  /**
   * Shuts an account out, which has staff look at others of its mailbox, and ends its sessions at once, or lets it in again. Either decides about a newcomer who waits
   * for staff. Nobody does it to themselves.
   * @throws DomainError AUTH_USER_NOT_FOUND, AUTH_ROLE_GUARDED for an account with a guarded role, COMMON_FORBIDDEN
   */
  async setSuspended(actor: Actor, input: SetSuspendedInput): Promise<UserRow> {
    assertCan(actor, 'user.suspend');
    const { userId, isSuspended, reason } = parseInput(setSuspendedSchema, input);
    const user = await this.unitOfWork.run(async (transaction) => {
      const [found] = await transaction.rows(accountLockQuery, { userId });
      if (!found) throw new DomainError(authErrors.USER_NOT_FOUND);
      assertMaySuspend(actor, found);
      const suspendedAt = isSuspended ? (found.suspendedAt ?? new Date()) : null;
      await transaction.count(suspendStatement, { userId, suspendedAt });
      if (isSuspended) {
        await this.sessions.endAll(transaction, userId, 'SUSPENDED');
        transaction.raise(UserSuspended, { userId });
      } else if (found.awaitsStaffSince) {
        // A child's guardian was not written to meanwhile.
        transaction.raise(ConsentRequested, { email: found.email });
      }
      recordSuspension(transaction, actor, found, { isSuspended, reason });
      return { ...found, suspendedAt, awaitsStaffSince: null };
    });
    this.sessions.settled(userId);
    return toUserRow(user);
  }
}

const suspendStatement = statement(
  'auth.suspend',
  'UPDATE users SET suspended_at = $suspendedAt, awaits_staff_since = NULL, updated_at = now() WHERE id = $userId',
);

const replaceRolesStatement = statement<RowSource>(
  'auth.replace-roles',
  `UPDATE users SET roles = $after, updated_at = now() WHERE id = $userId AND roles = $before::text[]
     RETURNING ${rowColumns}`,
);

/** Compares and replaces in one statement: of two callers who saw the same roles, one gets the conflict. */
async function replaceRoles(
  transaction: Transaction,
  userId: string,
  before: Role[],
  after: Role[],
): Promise<RowSource> {
  const [row] = await transaction.rows(replaceRolesStatement, { userId, before, after });
  if (row) return row;
  const [found] = await transaction.rows(accountQuery, { userId });
  throw new DomainError(found ? authErrors.ROLES_CHANGED_MEANWHILE : authErrors.USER_NOT_FOUND);
}

/** Who has the role asks for it no more. */
async function settleApplication(transaction: Transaction, actor: Actor, userId: string): Promise<void> {
  const decision = { userId, decidedBy: actor.userId, isApproved: true, reason: '' };
  await transaction.count(decideStatement, decision);
}

function recordRoleChange(
  transaction: Transaction,
  actor: Actor,
  userId: string,
  change: { before: Role[]; after: Role[] },
): void {
  const { before, after } = change;
  transaction.raise(UserRolesChanged, {
    userId,
    roles: after,
    previousRoles: before,
    changedBy: actor.userId,
  });
  transaction.audit({
    actorId: actor.userId,
    action: 'user.setRoles',
    targetType: 'user',
    targetId: userId,
    before: { roles: before },
    after: { roles: after },
  });
}

function recordSuspension(
  transaction: Transaction,
  actor: Actor,
  user: Account,
  change: { isSuspended: boolean; reason: string },
): void {
  transaction.audit({
    actorId: actor.userId,
    action: 'user.setSuspended',
    targetType: 'user',
    targetId: user.id,
    before: {
      isSuspended: user.suspendedAt !== null,
      ...(user.awaitsStaffSince && { awaitsStaff: true }),
    },
    after: change,
  });
}

function toUserRow(user: RowSource): UserRow {
  const { id, firstName, lastName, email, roles, createdAt, suspendedAt, awaitsStaffSince } = user;
  return {
    id,
    // As the generated column `full_name` has it.
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email,
    roles,
    createdAt: createdAt.toISOString(),
    isSuspended: suspendedAt !== null,
    awaitsStaff: awaitsStaffSince !== null,
  };
}
