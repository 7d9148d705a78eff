import {
  type Delivered,
  Every,
  PreparedQueries,
  Subscribe,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { RosterChanged } from '@lyceum/live-course';
import { Injectable } from '@nestjs/common';
import { MemberJoined, MemberLeft, MemberRoleChanged } from '../../forum.events';
import {
  addMember,
  changeRole,
  dropMember,
  endInvitations,
  lockCommunity,
} from '../membership/membership.statements';
import { nameFrom } from '../settings/community-name';
import { communityPartsOf } from '../community-parts.model';
import { createCommunity } from '../settings/create-community';
import * as messages from './class-forum.messages';
import {
  adoptForumStatement,
  type ClassDifference,
  classDifferencesQuery,
  classForumQuery,
  forumlessClassesQuery,
  holdClassStatement,
} from './class-forum.statements';

/** The forum of a class: made with its first teacher, and its members are who is in the class. */
@Injectable()
export class ClassForumProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Subscribe(RosterChanged, 'forum.follow-class')
  async follow({ payload }: Delivered<typeof RosterChanged>, transaction: Transaction): Promise<void> {
    await followClass(transaction, payload.groupId);
  }

  /** Makes the forums of classes that have none: those whose people have not changed since classes have one. */
  @Every('forum.make-class-forums', { minutes: 60 })
  async makeMissing(): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const page = await this.queries.rows(forumlessClassesQuery, { after });
      const last = page.at(-1);
      if (!last) return;
      for (const { groupId } of page)
        await this.unitOfWork.run((transaction) => followClass(transaction, groupId));
      after = last.groupId;
    }
  }
}

/** Makes the forum of a class where it has none and somebody to lead it, and has its members be who is in the class. */
async function followClass(transaction: Transaction, groupId: string): Promise<void> {
  await transaction.rows(holdClassStatement, { groupId });
  const [known] = await transaction.rows(classForumQuery, { groupId });
  if (!known) return;
  const { leaderId } = known;
  const communityId =
    known.communityId ?? (leaderId && (await make(transaction, groupId, { ...known, leaderId })));
  if (!communityId) return;
  await lockCommunity(transaction, communityId);
  for (const difference of await transaction.rows(classDifferencesQuery, { groupId, communityId }))
    await settle(transaction, communityId, difference, leaderId);
}

interface NewClassForum {
  readonly groupTag: string;
  readonly course: string;
  readonly leaderId: string;
}

/** Nobody finds it and nobody asks to come: a closed forum, led by who teaches the class. */
async function make(
  transaction: Transaction,
  groupId: string,
  { groupTag, course, leaderId }: NewClassForum,
): Promise<string> {
  const communityId = await createCommunity(transaction, {
    ...communityPartsOf({
      displayName: messages.ofClass({ course, groupTag }),
      title: course,
      description: messages.aboutClassForum(),
      type: '',
      privacy: 'CLOSED',
    }),
    name: nameFrom(`class ${groupTag} ${groupId.slice(-8)}`),
    creatorId: leaderId,
    actorId: leaderId,
  });
  await transaction.count(adoptForumStatement, { groupId, communityId });
  return communityId;
}

/** Has somebody be in the forum what they are in the class; it has no admin while nobody teaches it, and staff look after it. */
async function settle(
  transaction: Transaction,
  communityId: string,
  { userId, is, shouldBe }: ClassDifference,
  leaderId: string | null,
): Promise<void> {
  const membership = { communityId, userId };
  if (shouldBe === null) {
    await dropMember(transaction, membership);
    await endInvitations(transaction, membership, 'GOT_AND_GIVEN');
    transaction.raise(MemberLeft, { ...membership, removedBy: null, reason: '' });
  } else if (is === null) {
    await addMember(transaction, membership, shouldBe);
    transaction.raise(MemberJoined, { ...membership, addedBy: leaderId ?? userId });
  } else {
    await changeRole(transaction, membership, shouldBe);
    transaction.raise(MemberRoleChanged, { ...membership, role: shouldBe, changedBy: leaderId ?? userId });
  }
}
