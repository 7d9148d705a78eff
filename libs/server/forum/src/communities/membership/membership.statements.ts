import { isPresent } from '@lyceum/auth';
import { communityErrors, type MemberRole } from '@lyceum/contracts/forum';
import { DomainError, type Transaction } from '@lyceum/kernel';
import { InvitationsEnded, JoinRequestDecided } from '../../forum.events';

/** Which of the one. */
export interface Membership {
  readonly communityId: string;
  readonly userId: string;
}

/** A forum while its row is locked. */
export interface LockedCommunity {
  readonly id: string;
  readonly name: string;
  readonly membersCnt: number;
  readonly adminsCnt: number;
}

/**
 * Locks a forum's row until the transaction ends. Whoever changes who belongs to a forum takes it first, so that what
 * is then read of its people holds: two who leave at the same moment leave one after the other.
 * @throws DomainError COMMUNITY_NOT_FOUND
 */
export async function lockCommunity({ manager }: Transaction, communityId: string): Promise<LockedCommunity> {
  const [community] = await manager.query<LockedCommunity[]>(
    `SELECT id, name, members_cnt AS "membersCnt", admins_cnt AS "adminsCnt" FROM communities
     WHERE id = $1 FOR NO KEY UPDATE`,
    [communityId],
  );
  if (!community) throw new DomainError(communityErrors.NOT_FOUND);
  return community;
}

const addStatement = `
  WITH added AS (
    INSERT INTO community_members (community_id, user_id, role) VALUES ($1, $2, $3)
    ON CONFLICT DO NOTHING RETURNING role
  )
  UPDATE communities SET members_cnt = members_cnt + 1, admins_cnt = admins_cnt + (added.role = 'ADMIN')::int
  FROM added WHERE id = $1`;

const dropStatement = `
  WITH dropped AS (
    DELETE FROM community_members WHERE community_id = $1 AND user_id = $2 RETURNING role
  )
  UPDATE communities SET members_cnt = members_cnt - 1, admins_cnt = admins_cnt - (dropped.role = 'ADMIN')::int
  FROM dropped WHERE id = $1`;

const roleStatement = `
  WITH changed AS (
    UPDATE community_members SET role = $3 WHERE community_id = $1 AND user_id = $2
    RETURNING old.role AS before, new.role AS after
  )
  UPDATE communities SET admins_cnt = admins_cnt + (after = 'ADMIN')::int - (before = 'ADMIN')::int
  FROM changed WHERE id = $1`;

/** Makes somebody a member, with its counters. @returns whether they were none before */
export async function addMember(
  { manager }: Transaction,
  { communityId, userId }: Membership,
  role: MemberRole = 'MEMBER',
): Promise<boolean> {
  const [, count] = (await manager.query(addStatement, [communityId, userId, role])) as [unknown, number];
  return count > 0;
}

/** Ends a membership, with its counters. @returns whether there was one */
export async function dropMember(
  { manager }: Transaction,
  { communityId, userId }: Membership,
): Promise<boolean> {
  const [, count] = (await manager.query(dropStatement, [communityId, userId])) as [unknown, number];
  return count > 0;
}

export async function changeRole(
  { manager }: Transaction,
  { communityId, userId }: Membership,
  role: MemberRole,
): Promise<void> {
  await manager.query(roleStatement, [communityId, userId, role]);
}

/** What somebody is in a forum; null for who is no member. */
export async function roleOf(
  { manager }: Transaction,
  { communityId, userId }: Membership,
): Promise<MemberRole | null> {
  const [row] = await manager.query<{ role: MemberRole }[]>(
    'SELECT role FROM community_members WHERE community_id = $1 AND user_id = $2',
    [communityId, userId],
  );
  return row?.role ?? null;
}

/** As `roleOf`, for whoever names somebody else: null also for who is not there for others. */
export async function presentRoleOf(
  { manager }: Transaction,
  { communityId, userId }: Membership,
): Promise<MemberRole | null> {
  const [row] = await manager.query<{ role: MemberRole }[]>(
    `SELECT m.role FROM community_members m JOIN users u ON u.id = m.user_id
     WHERE m.community_id = $1 AND m.user_id = $2 AND ${isPresent('u')}`,
    [communityId, userId],
  );
  return row?.role ?? null;
}

/** Takes back the request that somebody has open in a forum. @returns whether there was one */
export async function endRequest(
  transaction: Transaction,
  { communityId, userId }: Membership,
): Promise<boolean> {
  const [ended] = (await transaction.manager.query(
    `DELETE FROM community_join_requests WHERE community_id = $1 AND user_id = $2 AND status = 'PENDING'
     RETURNING id`,
    [communityId, userId],
  )) as [{ id: string }[], number];
  for (const { id: requestId } of ended)
    transaction.raise(JoinRequestDecided, {
      communityId,
      userId,
      requestId,
      outcome: 'WITHDRAWN',
      decidedBy: null,
    });
  return ended.length > 0;
}

/** Ends every invitation of one of two people to the other, to whatever forum. */
export async function endInvitationsBetween(
  transaction: Transaction,
  one: string,
  other: string,
): Promise<void> {
  const [ended] = (await transaction.manager.query(
    `DELETE FROM community_invitations
     WHERE (user_id, inviter_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))
     RETURNING community_id AS "communityId", user_id AS "userId", inviter_id AS "inviterId"`,
    [one, other],
  )) as [{ communityId: string; userId: string; inviterId: string }[], number];
  for (const { communityId, ...invitation } of ended)
    transaction.raise(InvitationsEnded, { communityId, invitations: [invitation] });
}

/** Ends invitations to a forum: those somebody got, or also those they gave. @returns whether they had one */
export async function endInvitations(
  transaction: Transaction,
  { communityId, userId }: Membership,
  which: 'GOT' | 'GOT_AND_GIVEN',
): Promise<boolean> {
  const [ended] = (await transaction.manager.query(
    `DELETE FROM community_invitations WHERE community_id = $1 AND (user_id = $2 OR ($3 AND inviter_id = $2))
     RETURNING user_id AS "userId", inviter_id AS "inviterId"`,
    [communityId, userId, which === 'GOT_AND_GIVEN'],
  )) as [{ userId: string; inviterId: string }[], number];
  if (ended.length > 0) transaction.raise(InvitationsEnded, { communityId, invitations: ended });
  return ended.some((invitation) => invitation.userId === userId);
}
