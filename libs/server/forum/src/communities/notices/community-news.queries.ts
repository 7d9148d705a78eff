import { isPresent, people } from '@lyceum/auth';
import type { CommunityPrivacy } from '@lyceum/contracts/forum';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { type Statement, statement, type Transaction } from '@lyceum/kernel';
import { banStands } from '../../access/forum-access.queries';

/** What a forum is called, and where. */
interface NamedCommunity {
  /** In addresses. */
  name: string;
  displayName: string;
  privacy: CommunityPrivacy;
}

/** A ban, as whom it shuts out may know it. */
interface StandingBan extends NamedCommunity {
  reason: string;
  endsAt: Date | null;
}

const named = 'c.name::text AS name, c.display_name AS "displayName", c.privacy';

// What is so now of what an event told. Who asks has checked nothing; nor does this.

const forumStatement = statement<NamedCommunity>(
  'forum.news-of-forum',
  `SELECT ${named} FROM communities c WHERE c.id = $communityId`,
);

/** The forum, or null where it is gone. */
export function forum(transaction: Transaction, communityId: string): Promise<NamedCommunity | null> {
  return first(transaction, forumStatement, { communityId });
}

const openRequestStatement = statement<NamedCommunity>(
  'forum.news-of-join-request',
  `SELECT ${named}
     FROM community_join_requests r JOIN communities c ON c.id = r.community_id ${people.join('u', 'r.user_id')}
     WHERE r.id = $requestId AND r.status = 'PENDING' AND ${isPresent('u')} FOR SHARE OF r`,
);

/** The forum of a request, as long as that is open. */
export function openRequest(transaction: Transaction, requestId: string): Promise<NamedCommunity | null> {
  return first(transaction, openRequestStatement, { requestId });
}

const openProposalStatement = statement(
  'forum.news-of-proposal',
  `SELECT FROM community_proposals WHERE id = $proposalId AND status = 'PENDING' FOR SHARE`,
);

/** Whether nobody has decided about a forum somebody asks for. */
export async function isOpenProposal(transaction: Transaction, proposalId: string): Promise<boolean> {
  return (await transaction.count(openProposalStatement, { proposalId })) > 0;
}

const makersStatement = statement<{ id: string }>(
  'forum.makers-of-forums',
  `SELECT u.id ${people.from('u')} WHERE u.roles && $roles::text[] AND u.erased_at IS NULL AND u.deletes_at IS NULL ORDER BY u.id`,
);

/** Everybody whose roles let them make forums. */
export async function makersOfForums(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.rows(makersStatement, { roles: rolesHolding('forum.create') });
  return rows.map(({ id }) => id);
}

const standingBanStatement = statement<StandingBan>(
  'forum.news-of-ban',
  `SELECT ${named}, b.reason, b.ends_at AS "endsAt"
     FROM community_bans b JOIN communities c ON c.id = b.community_id
     WHERE b.id = $banId AND ${banStands('b')}`,
);

/** The ban, as long as it stands. */
export function standingBan(transaction: Transaction, banId: string): Promise<StandingBan | null> {
  return first(transaction, standingBanStatement, { banId });
}

const invitedStatement = statement<{ userId: string }>(
  'forum.still-invited',
  `SELECT i.user_id AS "userId"
     FROM community_invitations i ${people.join('u', 'i.inviter_id')}
     WHERE i.community_id = $communityId AND i.inviter_id = $inviterId AND ${isPresent('u')} AND i.user_id = ANY($userIds::uuid[]) FOR SHARE OF i`,
);

/** Who of these is still invited by this person. */
export async function invited(
  transaction: Transaction,
  { communityId, inviterId, userIds }: { communityId: string; inviterId: string; userIds: string[] },
): Promise<string[]> {
  const rows = await transaction.rows(invitedStatement, {
    communityId,
    inviterId,
    userIds,
  });
  return rows.map(({ userId }) => userId);
}

const staffIdsStatement = statement<{ id: string }>(
  'forum.staff-ids',
  `SELECT user_id AS id FROM community_members WHERE community_id = $communityId AND role <> 'MEMBER' ORDER BY user_id`,
);

/** Admins and moderators of a forum. */
export async function staffIds(transaction: Transaction, communityId: string): Promise<string[]> {
  const rows = await transaction.rows(staffIdsStatement, { communityId });
  return rows.map(({ id }) => id);
}

async function first<Row extends object>(
  transaction: Transaction,
  asked: Statement<Row>,
  values: Record<string, string>,
): Promise<Row | null> {
  const [row] = await transaction.rows(asked, values);
  return row ?? null;
}
