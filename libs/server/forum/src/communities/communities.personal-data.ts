import { Injectable } from '@nestjs/common';
import {
  type AnyRow,
  columns,
  PersonalDataSource,
  statement,
  StoredPersonalData,
  type Transaction,
} from '@lyceum/kernel';
import { forumName, isNotHidden, isReadableTo } from '../access/forum-access.queries';
import { MemberLeft } from '../forum.events';
import type { MemberRole } from '@lyceum/contracts/forum';
import {
  changeRole,
  dropMember,
  endRequest,
  lockCommunity,
  roleOf,
} from './membership/membership.statements';

const lists = {
  memberships: statement<{ forum: string; role: MemberRole; joinedAt: Date; threadsOpened: number }>(
    'forum.export-memberships',
    `SELECT c.name AS forum, m.role, m.joined_at AS "joinedAt", m.viewed_threads_cnt AS "threadsOpened"
     FROM community_members m JOIN communities c ON c.id = m.community_id WHERE m.user_id = $userId ORDER BY m.joined_at`,
  ),
  joinRequests: statement<{ forum: string | null; status: string; askedAt: Date; decidedAt: Date | null }>(
    'forum.export-join-requests',
    `SELECT ${forumName}, r.status, r.created_at AS "askedAt", r.decided_at AS "decidedAt"
     FROM community_join_requests r JOIN communities c ON c.id = r.community_id WHERE r.user_id = $userId
     ORDER BY r.created_at`,
  ),
  invitationsToYou: statement<{ forum: string | null; invitedBy: string; invitedAt: Date }>(
    'forum.export-invitations-to',
    `SELECT ${forumName}, i.inviter_id AS "invitedBy", i.created_at AS "invitedAt"
     FROM community_invitations i JOIN communities c ON c.id = i.community_id
     WHERE i.user_id = $userId AND ${isNotHidden('i.inviter_id')} ORDER BY i.created_at`,
  ),
  invitationsByYou: statement<{ forum: string | null; userId: string; invitedAt: Date }>(
    'forum.export-invitations-by',
    `SELECT ${forumName}, i.user_id AS "userId", i.created_at AS "invitedAt"
     FROM community_invitations i JOIN communities c ON c.id = i.community_id
     WHERE i.inviter_id = $userId AND ${isNotHidden('i.user_id')} ORDER BY i.created_at`,
  ),
  bans: statement<AnyRow>(
    'forum.export-bans',
    `SELECT c.name AS forum, b.reason, b.created_at AS "bannedAt", b.ends_at AS "endsAt", b.lifted_at AS "liftedAt"
     FROM community_bans b JOIN communities c ON c.id = b.community_id WHERE b.user_id = $userId ORDER BY b.created_at`,
  ),
  forumsAskedFor: statement<{ displayName: string; reason: string; status: string; askedAt: Date }>(
    'forum.export-proposals',
    `SELECT ${columns(['displayName', 'reason', 'status'], { askedAt: 'created_at' })()}
     FROM community_proposals WHERE user_id = $userId ORDER BY created_at`,
  ),
  announcementsPutAway: statement<{ title: string }>(
    'forum.export-announcements-put-away',
    `SELECT p.title FROM priority_post_dismissals d JOIN priority_posts p ON p.id = d.priority_post_id
     LEFT JOIN communities c ON c.id = p.community_id
     WHERE d.user_id = $userId AND (c.id IS NULL OR ${isReadableTo('$userId', 'c')}) ORDER BY p.title`,
  ),
};

const erasures = [
  statement('forum.erase-join-requests', 'DELETE FROM community_join_requests WHERE user_id = $userId'),
  statement(
    'forum.erase-invitations',
    'DELETE FROM community_invitations WHERE $userId IN (user_id, inviter_id)',
  ),
  statement('forum.erase-bans', 'DELETE FROM community_bans WHERE user_id = $userId'),
  statement('forum.erase-proposals', 'DELETE FROM community_proposals WHERE user_id = $userId'),
  statement(
    'forum.erase-announcements-put-away',
    'DELETE FROM priority_post_dismissals WHERE user_id = $userId',
  ),
];

/** Who leaves for good is replaced by the moderator who has been there longest, lest nobody runs the forum. */
const heirStatement = statement<{ userId: string }>(
  'forum.next-admin',
  `SELECT user_id AS "userId" FROM community_members WHERE community_id = $communityId AND role = 'MOD'
  ORDER BY joined_at, user_id LIMIT 1`,
);

const ownOpenRequestsStatement = statement<{ communityId: string }>(
  'forum.own-open-join-requests',
  `SELECT community_id AS "communityId" FROM community_join_requests WHERE user_id = $userId AND status = 'PENDING'`,
);

const ownMembershipsStatement = statement<{ communityId: string }>(
  'forum.own-memberships',
  'SELECT community_id AS "communityId" FROM community_members WHERE user_id = $userId ORDER BY community_id',
);

/** Which forums somebody belongs to, asked for, was invited to or was shut out of. */
@Injectable()
@PersonalDataSource('communities')
export class CommunitiesPersonalData extends StoredPersonalData {
  protected readonly lists = lists;
  protected override readonly erasures = erasures;

  /** What staff decided stays: it is about the forum too, and the person is nobody by then. */
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    const memberships = await transaction.rows(ownMembershipsStatement, { userId });
    for (const { communityId } of memberships) await leaveForGood(transaction, { communityId, userId });
    const requests = await transaction.rows(ownOpenRequestsStatement, { userId });
    for (const { communityId } of requests) await endRequest(transaction, { communityId, userId });
    await super.erase(transaction, userId);
  }
}

/** Even the last member goes, and the last admin: an account's end asks nobody. Staff oversee what is left. */
async function leaveForGood(
  transaction: Transaction,
  membership: { communityId: string; userId: string },
): Promise<void> {
  const { communityId } = membership;
  const { adminsCnt } = await lockCommunity(transaction, communityId);
  const role = await roleOf(transaction, membership);
  if (role === 'ADMIN' && adminsCnt === 1) {
    const [heir] = await transaction.rows(heirStatement, { communityId });
    if (heir) await changeRole(transaction, { communityId, userId: heir.userId }, 'ADMIN');
  }
  await dropMember(transaction, membership);
  transaction.raise(MemberLeft, { ...membership, removedBy: null, reason: '' });
}
