import { isPresent, people } from '@lyceum/auth';
import { communityErrors, type MemberRole } from '@lyceum/contracts/forum';
import { DomainError, statement, type Transaction } from '@lyceum/kernel';
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
  /** Its members are who is in a class. */
  readonly isOfClass: boolean;
}

const lockStatement = statement<LockedCommunity>(
  'forum.lock-community',
  `SELECT id, name, members_cnt AS "membersCnt", admins_cnt AS "adminsCnt", class_group_id IS NOT NULL AS "isOfClass" FROM communities
     WHERE id = $communityId FOR NO KEY UPDATE`,
);

/**
 * Locks a forum's row until the transaction ends. Whoever changes who belongs to a forum takes it first, so that what
 * is then read of its people holds: two who leave at the same moment leave one after the other.
 * @throws DomainError COMMUNITY_NOT_FOUND
 */
export async function lockCommunity(transaction: Transaction, communityId: string): Promise<LockedCommunity> {
  const [community] = await transaction.rows(lockStatement, { communityId });
  if (!community) throw new DomainError(communityErrors.NOT_FOUND);
  return community;
}

const addStatement = statement(
  'forum.add-member',
  `WITH added AS (
    INSERT INTO community_members (community_id, user_id, role) VALUES ($communityId, $userId, $role)
    ON CONFLICT DO NOTHING RETURNING role
  ), settled AS (
    INSERT INTO first_steps (user_id, step) SELECT $userId, 'JOIN' FROM added ON CONFLICT DO NOTHING
  )
  UPDATE communities SET members_cnt = members_cnt + 1, admins_cnt = admins_cnt + (added.role = 'ADMIN')::int
  FROM added WHERE id = $communityId`,
);

const dropStatement = statement(
  'forum.drop-member',
  `WITH dropped AS (
    DELETE FROM community_members WHERE community_id = $communityId AND user_id = $userId RETURNING role
  )
  UPDATE communities SET members_cnt = members_cnt - 1, admins_cnt = admins_cnt - (dropped.role = 'ADMIN')::int
  FROM dropped WHERE id = $communityId`,
);

const roleStatement = statement(
  'forum.change-role',
  `WITH changed AS (
    UPDATE community_members SET role = $role WHERE community_id = $communityId AND user_id = $userId
    RETURNING old.role AS before, new.role AS after
  )
  UPDATE communities SET admins_cnt = admins_cnt + (after = 'ADMIN')::int - (before = 'ADMIN')::int
  FROM changed WHERE id = $communityId`,
);

/** Makes somebody a member, with its counters. @returns whether they were none before */
export async function addMember(
  transaction: Transaction,
  { communityId, userId }: Membership,
  role: MemberRole = 'MEMBER',
): Promise<boolean> {
  const count = await transaction.count(addStatement, { communityId, userId, role });
  return count > 0;
}

/** Ends a membership, with its counters. @returns whether there was one */
export async function dropMember(
  transaction: Transaction,
  { communityId, userId }: Membership,
): Promise<boolean> {
  const count = await transaction.count(dropStatement, { communityId, userId });
  return count > 0;
}

export async function changeRole(
  transaction: Transaction,
  { communityId, userId }: Membership,
  role: MemberRole,
): Promise<void> {
  await transaction.count(roleStatement, { communityId, userId, role });
}

const roleOfStatement = statement<{ role: MemberRole }>(
  'forum.role-of',
  'SELECT role FROM community_members WHERE community_id = $communityId AND user_id = $userId',
);

/** What somebody is in a forum; null for who is no member. */
export async function roleOf(
  transaction: Transaction,
  { communityId, userId }: Membership,
): Promise<MemberRole | null> {
  const [row] = await transaction.rows(roleOfStatement, { communityId, userId });
  return row?.role ?? null;
}

const presentRoleOfStatement = statement<{ role: MemberRole }>(
  'forum.present-role-of',
  `SELECT m.role FROM community_members m ${people.join('u', 'm.user_id')}
     WHERE m.community_id = $communityId AND m.user_id = $userId AND ${isPresent('u')}`,
);

/** As `roleOf`, for whoever names somebody else: null also for who is not there for others. */
export async function presentRoleOf(
  transaction: Transaction,
  { communityId, userId }: Membership,
): Promise<MemberRole | null> {
  const [row] = await transaction.rows(presentRoleOfStatement, { communityId, userId });
  return row?.role ?? null;
}

const endRequestStatement = statement<{ id: string }>(
  'forum.end-join-request',
  `DELETE FROM community_join_requests WHERE community_id = $communityId AND user_id = $userId AND status = 'PENDING'
     RETURNING id`,
);

/** Takes back the request that somebody has open in a forum. @returns whether there was one */
export async function endRequest(
  transaction: Transaction,
  { communityId, userId }: Membership,
): Promise<boolean> {
  const ended = await transaction.rows(endRequestStatement, { communityId, userId });
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

const endInvitationsBetweenStatement = statement<{
  communityId: string;
  userId: string;
  inviterId: string;
}>(
  'forum.end-invitations-between',
  `DELETE FROM community_invitations
     WHERE (user_id, inviter_id) IN (($one::uuid, $other::uuid), ($other::uuid, $one::uuid))
     RETURNING community_id AS "communityId", user_id AS "userId", inviter_id AS "inviterId"`,
);

/** Ends every invitation of one of two people to the other, to whatever forum. */
export async function endInvitationsBetween(
  transaction: Transaction,
  one: string,
  other: string,
): Promise<void> {
  const ended = await transaction.rows(endInvitationsBetweenStatement, { one, other });
  for (const { communityId, ...invitation } of ended)
    transaction.raise(InvitationsEnded, { communityId, invitations: [invitation] });
}

const endInvitationsStatement = statement<{ userId: string; inviterId: string }>(
  'forum.end-invitations',
  `DELETE FROM community_invitations WHERE community_id = $communityId AND (user_id = $userId OR ($andGiven AND inviter_id = $userId))
     RETURNING user_id AS "userId", inviter_id AS "inviterId"`,
);

/** Ends invitations to a forum: those somebody got, or also those they gave. @returns whether they had one */
export async function endInvitations(
  transaction: Transaction,
  { communityId, userId }: Membership,
  which: 'GOT' | 'GOT_AND_GIVEN',
): Promise<boolean> {
  const ended = await transaction.rows(endInvitationsStatement, {
    communityId,
    userId,
    andGiven: which === 'GOT_AND_GIVEN',
  });
  if (ended.length > 0) transaction.raise(InvitationsEnded, { communityId, invitations: ended });
  return ended.some((invitation) => invitation.userId === userId);
}
