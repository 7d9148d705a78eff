import { communityErrors, communityPartNames } from '@lyceum/contracts/forum';
import { DomainError, insertRow, statement, type Transaction } from '@lyceum/kernel';
import { MemberJoined } from '../../forum.events';
import { noteForumInterests } from '../../interests/forum-interests';
import { recordForumAudit } from '../../access/forum-audit';
import { asKept, type CommunityPartsModel, keptAs } from '../community-parts.model';
import { addMember } from '../membership/membership.statements';

/** What a new forum is. */
export interface NewCommunity extends CommunityPartsModel {
  readonly name: string;
  readonly creatorId: string;
  /** Who of the staff made it so. */
  readonly actorId: string;
}

const createStatement = statement<{ id: string }>(
  'forum.create-community',
  insertRow(
    'communities',
    ['name', ...communityPartNames.map(keptAs), 'creatorId'],
    'ON CONFLICT (name) DO NOTHING RETURNING id',
  ),
);

/** Makes a forum, with its creator for its admin (checklist line 80). @throws DomainError COMMUNITY_NAME_TAKEN */
export async function createCommunity(
  transaction: Transaction,
  { actorId, ...community }: NewCommunity,
): Promise<string> {
  const { creatorId } = community;
  const [created] = await transaction.rows(createStatement, asKept(community));
  if (!created) throw new DomainError(communityErrors.NAME_TAKEN);
  await noteForumInterests(transaction, created.id);
  const membership = { communityId: created.id, userId: creatorId };
  await addMember(transaction, membership, 'ADMIN');
  transaction.raise(MemberJoined, membership);
  await recordForumAudit(transaction, {
    communityId: created.id,
    actorId,
    action: 'COMMUNITY_CREATED',
    subjectUserId: creatorId,
  });
  return created.id;
}
