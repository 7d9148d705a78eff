import { isNameable, people, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import type { CommunityPrivacy, MemberRole, MembershipState } from '@lyceum/contracts/forum';
import type { Actor } from '@lyceum/kernel';
import { mayAdminister, mayModerate, mayRead } from '../../access/forum-access';
import { isBanned, isNotHidden } from '../../access/forum-access.queries';
import type { CommunityModel } from './community.model';

/** What is kept of a forum, and what user `$userId` is to it. */
export interface CommunityRow {
  id: string;
  name: string;
  displayName: string;
  title: string;
  type: string;
  imgUrl: string | null;
  color: string | null;
  description: string;
  privacy: CommunityPrivacy;
  membersCnt: number;
  threadsCnt: number;
  createdAt: Date;
  banner: string | null;
  /** Null where the caller has a block with them, or they wait for a guardian. */
  creator: UserSummaryModel | null;
  role: MemberRole | null;
  isBanned: boolean;
  isInvited: boolean;
  hasAsked: boolean;
}

/** Columns of `CommunityRow`, over `communityTables`. */
export const communityColumns = `
  c.id, c.name, c.display_name AS "displayName", c.title, c.type, c.img_url AS "imgUrl", c.color, c.description,
  c.privacy, c.members_cnt AS "membersCnt", c.threads_cnt AS "threadsCnt", c.created_at AS "createdAt",
  c.banner_url AS banner, m.role, ${isBanned('c.id')} AS "isBanned",
  CASE WHEN ${isNotHidden('c.creator_id')} AND ${isNameable('creator')} THEN ${userSummaryJson('creator')} END AS creator,
  EXISTS (SELECT FROM community_invitations i WHERE i.community_id = c.id AND i.user_id = $userId) AS "isInvited",
  EXISTS (SELECT FROM community_join_requests r
          WHERE r.community_id = c.id AND r.user_id = $userId AND r.status = 'PENDING') AS "hasAsked"`;

export const communityTables = `
  communities c
  ${people.join('creator', 'c.creator_id')}
  LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $userId`;

/** The row as its caller may see it: of a forum they may not open, what is needed to ask for it. */
export function toCommunityView(actor: Actor, row: CommunityRow): CommunityModel {
  const { role, isBanned: _banned, hasAsked, ...shown } = row;
  const access = { ...row, communityId: row.id };
  const view = {
    ...shown,
    requestingUserIsMember: membershipState(row),
    requestingUserRole: role,
    canModerate: mayModerate(actor, access),
    canAdminister: mayAdminister(actor, access),
  };
  if (mayRead(actor, access)) return view;
  return { ...view, title: '', banner: null, membersCnt: 0, threadsCnt: 0, creator: null };
}

function membershipState({ role, hasAsked }: Pick<CommunityRow, 'role' | 'hasAsked'>): MembershipState {
  if (role !== null) return 'YES';
  return hasAsked ? 'PENDING' : 'NO';
}
