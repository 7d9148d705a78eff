import { isNameable, people, userSummaryJson } from '@lyceum/auth';
import { communityPartNames, type MemberRole, type MembershipState } from '@lyceum/contracts/forum';
import { type Actor, columnOf, columns } from '@lyceum/kernel';
import { mayAdminister, mayModerate, mayRead } from '../../access/forum-access';
import { isBanned, isNotHidden } from '../../access/forum-access.queries';
import { type CommunityPartsModel, hiddenParts, keptAs } from '../community-parts.model';
import type { CommunityModel } from './community.model';

/** What is kept of a forum, and what user `$userId` is to it. */
export interface CommunityRow extends Pick<
  CommunityModel,
  | keyof CommunityPartsModel
  | 'id'
  | 'name'
  | 'membersCnt'
  | 'threadsCnt'
  | 'createdAt'
  | 'creator'
  | 'isInvited'
> {
  role: MemberRole | null;
  isBanned: boolean;
  hasAsked: boolean;
}

const partColumns = Object.fromEntries(
  communityPartNames.map((part) => [part, `c.${columnOf(keptAs(part))}`]),
);

/** Columns of `CommunityRow`, over `communityTables`. The creator is null where the caller has a block with them, or they wait for a guardian. */
export const communityColumns = columns(['id', 'name', 'membersCnt', 'threadsCnt', 'createdAt'], {
  ...partColumns,
  role: 'm.role',
  isBanned: isBanned('c.id'),
  creator: `CASE WHEN ${isNotHidden('c.creator_id')} AND ${isNameable('creator')} THEN ${userSummaryJson('creator')} END`,
  isInvited:
    'EXISTS (SELECT FROM community_invitations i WHERE i.community_id = c.id AND i.user_id = $userId)',
  hasAsked: `EXISTS (SELECT FROM community_join_requests r
    WHERE r.community_id = c.id AND r.user_id = $userId AND r.status = 'PENDING')`,
})('c');

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
  return { ...view, ...hiddenParts, membersCnt: 0, threadsCnt: 0, creator: null };
}

function membershipState({ role, hasAsked }: Pick<CommunityRow, 'role' | 'hasAsked'>): MembershipState {
  if (role !== null) return 'YES';
  return hasAsked ? 'PENDING' : 'NO';
}
