import { isPresent } from '@lyceum/auth';
import type { CommunityPrivacy } from '@lyceum/contracts/forum';
import { rolesHolding } from '@lyceum/contracts/permissions';
import type { Transaction } from '@lyceum/kernel';

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

/** The forum, or null where it is gone. */
export function forum(transaction: Transaction, communityId: string): Promise<NamedCommunity | null> {
  return first<NamedCommunity>(transaction, `SELECT ${named} FROM communities c WHERE c.id = $1`, [
    communityId,
  ]);
}

/** The forum of a request, as long as that is open. */
export function openRequest(transaction: Transaction, requestId: string): Promise<NamedCommunity | null> {
  return first<NamedCommunity>(
    transaction,
    `SELECT ${named}
     FROM community_join_requests r JOIN communities c ON c.id = r.community_id JOIN users u ON u.id = r.user_id
     WHERE r.id = $1 AND r.status = 'PENDING' AND ${isPresent('u')} FOR SHARE OF r`,
    [requestId],
  );
}

/** Whether nobody has decided about a forum somebody asks for. */
export async function isOpenProposal({ manager }: Transaction, proposalId: string): Promise<boolean> {
  const text = `SELECT FROM community_proposals WHERE id = $1 AND status = 'PENDING' FOR SHARE`;
  return (await manager.query<unknown[]>(text, [proposalId])).length > 0;
}

/** Everybody whose roles let them make forums. */
export async function makersOfForums({ manager }: Transaction): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT id FROM users WHERE roles && $1::text[] AND erased_at IS NULL AND deletes_at IS NULL ORDER BY id',
    [rolesHolding('forum.create')],
  );
  return rows.map(({ id }) => id);
}

/** The ban, as long as it stands. */
export function standingBan(transaction: Transaction, banId: string): Promise<StandingBan | null> {
  return first<StandingBan>(
    transaction,
    `SELECT ${named}, b.reason, b.ends_at AS "endsAt"
     FROM community_bans b JOIN communities c ON c.id = b.community_id
     WHERE b.id = $1 AND b.lifted_at IS NULL AND (b.ends_at IS NULL OR b.ends_at > now())`,
    [banId],
  );
}

/** Who of these is still invited by this person. */
export async function invited(
  { manager }: Transaction,
  { communityId, inviterId, userIds }: { communityId: string; inviterId: string; userIds: string[] },
): Promise<string[]> {
  const rows = await manager.query<{ userId: string }[]>(
    `SELECT i.user_id AS "userId"
     FROM community_invitations i JOIN users u ON u.id = i.inviter_id
     WHERE i.community_id = $1 AND i.inviter_id = $2 AND ${isPresent('u')} AND i.user_id = ANY($3::uuid[]) FOR SHARE OF i`,
    [communityId, inviterId, userIds],
  );
  return rows.map(({ userId }) => userId);
}

/** Admins and moderators of a forum. */
export async function staffIds({ manager }: Transaction, communityId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT user_id AS id FROM community_members WHERE community_id = $1 AND role <> 'MEMBER' ORDER BY user_id`,
    [communityId],
  );
  return rows.map(({ id }) => id);
}

async function first<Row>({ manager }: Transaction, text: string, values: unknown[]): Promise<Row | null> {
  const [row] = await manager.query<Row[]>(text, values);
  return row ?? null;
}
