import { Injectable } from '@nestjs/common';
import {
  authErrors,
  type ListUsersInput,
  listUsersSchema,
  type Role,
  type SetRolesInput,
  setRolesSchema,
  type UserPage,
  type UserRow,
} from '@lyceum/contracts';
import {
  type Actor,
  assertCan,
  cutPage,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { assertMayChangeRoles } from '../auth.policy';
import { UserRolesChanged } from '../auth.events';
import { Authority } from '../tokens/authority';
import { User } from './user.entity';
import { keysetOfUser, type ListedUser, userListQuery } from './user-list.query';

/** One at a time, so that two super admins cannot each take the role from the other. */
const superAdminLock = 7_204_003;

const meQuery = {
  name: 'auth.me',
  text: `SELECT id, first_name AS "firstName", last_name AS "lastName", email, roles, created_at AS "createdAt"
         FROM users WHERE id = $1`,
};

/** What the signed-in user sees of their own account. */
export type Me = Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'roles' | 'createdAt'>;

/** Where a change came from, for the audit log. */
export interface ChangeOrigin {
  requestId: string | null;
}

@Injectable()
export class UserService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly authority: Authority,
  ) {}

  /** The caller's own account. @throws DomainError AUTH_USER_NOT_FOUND when it is gone */
  async me(actor: Actor): Promise<Me> {
    const [user] = await this.queries.rows<Me>(meQuery, [actor.userId]);
    if (!user) throw new DomainError(authErrors.USER_NOT_FOUND);
    return user;
  }

  /**
   * A page of all accounts for the console, by keyset.
   * @throws DomainError COMMON_FORBIDDEN without `user.list`, COMMON_INVALID_INPUT for a cursor that is not ours
   */
  async list(actor: Actor, input: ListUsersInput): Promise<UserPage> {
    assertCan(actor, 'user.list');
    const checked = parseInput(listUsersSchema, input);
    const { text, values } = userListQuery(checked);
    const users = await this.dataSource.query<ListedUser[]>(text, values);
    const { rows, nextCursor } = cutPage(users, checked.limit, keysetOfUser);
    return { rows: rows.map(toUserRow), nextCursor };
  }

  /**
   * Replaces a user's roles (checklist lines 47, 238): audit row and event in the same transaction.
   * @throws DomainError AUTH_ROLE_GUARDED, AUTH_LAST_SUPER_ADMIN, AUTH_USER_NOT_FOUND, or
   * AUTH_ROLES_CHANGED_MEANWHILE when the roles are not the ones the caller saw
   */
  async setRoles(actor: Actor, input: SetRolesInput, origin: ChangeOrigin): Promise<UserRow> {
    assertCan(actor, 'user.setRoles');
    const checked = parseInput(setRolesSchema, input);
    const before = [...checked.expectedRoles].sort();
    const after = [...checked.roles].sort();
    assertMayChangeRoles(actor, before, after);
    const user = await this.unitOfWork.run(async (transaction) => {
      if (before.includes('SUPER_ADMIN') && !after.includes('SUPER_ADMIN'))
        await keepOneSuperAdmin(transaction, checked.userId);
      const changed = await replaceRoles(transaction, checked.userId, before, after);
      recordRoleChange(transaction, actor, checked.userId, { before, after }, origin);
      return changed;
    });
    this.authority.forget(checked.userId);
    return toUserRow(user);
  }
}

/** Compares and replaces in one statement: of two callers who saw the same roles, one gets the conflict. */
async function replaceRoles(
  { manager }: Transaction,
  userId: string,
  before: Role[],
  after: Role[],
): Promise<User> {
  const [, count] = (await manager.query(
    'UPDATE users SET roles = $3, updated_at = now() WHERE id = $1 AND roles = $2::text[]',
    [userId, before, after],
  )) as [unknown, number];
  const user = await manager.findOneBy(User, { id: userId });
  if (!user) throw new DomainError(authErrors.USER_NOT_FOUND);
  if (count === 0) throw new DomainError(authErrors.ROLES_CHANGED_MEANWHILE);
  return user;
}

async function keepOneSuperAdmin({ manager }: Transaction, userId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [superAdminLock]);
  const others = await manager.query<unknown[]>(
    `SELECT FROM users WHERE roles @> '{SUPER_ADMIN}' AND id <> $1 LIMIT 1`,
    [userId],
  );
  if (others.length === 0) throw new DomainError(authErrors.LAST_SUPER_ADMIN);
}

function recordRoleChange(
  transaction: Transaction,
  actor: Actor,
  userId: string,
  change: { before: Role[]; after: Role[] },
  origin: ChangeOrigin,
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
    requestId: origin.requestId,
  });
}

function toUserRow({ id, firstName, lastName, email, roles, createdAt }: User | ListedUser): UserRow {
  return { id, firstName, lastName, email, roles, createdAt: createdAt.toISOString() };
}
