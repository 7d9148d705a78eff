import { communityErrors, type CommunityPrivacy } from '@lyceum/contracts/forum';
import { DomainError, insertRow, statement, type Transaction } from '@lyceum/kernel';
import { MemberJoined } from '../../forum.events';
import { noteForumInterests } from '../../interests/forum-interests';
import { recordForumAudit } from '../audit/forum-audit';
import { addMember } from '../membership/membership.statements';

/** What a new forum is. */
export interface NewCommunity {
  readonly name: string;
  readonly displayName: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly privacy: CommunityPrivacy;
  readonly imgUrl: string | null;
  readonly banner: string | null;
  readonly color: string | null;
  readonly creatorId: string;
  /** Who of the staff made it so. */
  readonly actorId: string;
}

const createStatement = statement<{ id: string }>(
  'forum.create-community',
  insertRow(
    'communities',
    [
      'name',
      'displayName',
      'title',
      'description',
      'type',
      'privacy',
      'imgUrl',
      'bannerUrl',
      'color',
      'creatorId',
    ],
    'ON CONFLICT (name) DO NOTHING RETURNING id',
  ),
);

/** Makes a forum, with its creator for its admin (checklist line 80). @throws DomainError COMMUNITY_NAME_TAKEN */
export async function createCommunity(transaction: Transaction, community: NewCommunity): Promise<string> {
  const {
    name,
    displayName,
    title,
    description,
    type,
    privacy,
    imgUrl,
    banner: bannerUrl,
    color,
    creatorId,
  } = community;
  const values = {
    name,
    displayName,
    title,
    description,
    type,
    privacy,
    imgUrl,
    bannerUrl,
    color,
    creatorId,
  };
  const [created] = await transaction.rows(createStatement, values);
  if (!created) throw new DomainError(communityErrors.NAME_TAKEN);
  await noteForumInterests(transaction, created.id);
  const membership = { communityId: created.id, userId: creatorId };
  await addMember(transaction, membership, 'ADMIN');
  transaction.raise(MemberJoined, membership);
  await recordForumAudit(transaction, {
    communityId: created.id,
    actorId: community.actorId,
    action: 'COMMUNITY_CREATED',
    subjectUserId: creatorId,
  });
  return created.id;
}
