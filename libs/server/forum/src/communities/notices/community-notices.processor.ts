import { Injectable } from '@nestjs/common';
import { type About, type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import {
  CommunityJoinRequested,
  CommunityProposalDecided,
  CommunityProposed,
  InvitationsEnded,
  JoinRequestDecided,
  MemberBanned,
  MemberJoined,
  MemberLeft,
  MemberRoleChanged,
  MembersInvited,
  MemberUnbanned,
} from '../../forum.events';
import * as news from './community-news.queries';
import * as kinds from './community.notices';

const forumPath = (name: string): string => `/community/${name}`;

/** Told as long as the reader may read the forum, or know of it. */
const readable = (communityId: string): About => ({ type: 'COMMUNITY', id: communityId });
const known = (communityId: string): About => ({ type: 'COMMUNITY_NAME', id: communityId });

/** Who is told of a forum, and what of that is not the same for all. */
interface Told {
  readonly userId: string;
  readonly about: About | null;
  readonly by?: string | null;
  readonly tag?: string;
}

/**
 * What people are told about who belongs to a forum. Each is looked at again before it is told; what holds no more is
 * taken back, and what its reader may not know any more is not told (checklist line 78). What a forum's staff decided
 * comes from the forum, not from one of them: a block must not swallow it. What they decided against the reader is
 * told whatever the forum is: it is about them.
 */
@Injectable()
export class CommunityNoticesProcessor {
  constructor(private readonly notices: Notices) {}

  @Subscribe(CommunityJoinRequested, 'notifications.tell-of-a-join-request')
  async tellOfRequest(
    { payload: { requestId, communityId, userId: by } }: Delivered<typeof CommunityJoinRequested>,
    transaction: Transaction,
  ): Promise<void> {
    const request = await news.openRequest(transaction, requestId);
    if (!request) return;
    const notice = {
      by,
      url: `/community/p/${request.name}/tool`,
      tag: requestId,
      about: { type: 'JOIN_REQUEST', id: requestId },
    };
    for (const userId of await news.staffIds(transaction, communityId))
      this.notices.tell(
        transaction,
        kinds.joinRequested,
        { forum: request.displayName },
        { ...notice, userId },
      );
  }

  @Subscribe(JoinRequestDecided, 'notifications.tell-of-a-decided-join-request')
  async tellOfDecision(
    { payload }: Delivered<typeof JoinRequestDecided>,
    transaction: Transaction,
  ): Promise<void> {
    const { communityId, userId, requestId: tag, outcome } = payload;
    for (const staffId of await news.staffIds(transaction, communityId))
      this.notices.withdraw(transaction, { userId: staffId, by: userId, tag });
    if (outcome === 'WITHDRAWN') return;
    const [kind, about] =
      outcome === 'APPROVED'
        ? [kinds.joinApproved, readable(communityId)]
        : [kinds.joinDenied, known(communityId)];
    await this.tell(transaction, communityId, kind, { userId, tag, about });
  }

  @Subscribe(MembersInvited, 'notifications.tell-of-an-invitation')
  async tellOfInvitation(
    { payload }: Delivered<typeof MembersInvited>,
    transaction: Transaction,
  ): Promise<void> {
    const { communityId, inviterId: by } = payload;
    for (const userId of await news.invited(transaction, payload))
      await this.tell(transaction, communityId, kinds.invited, { userId, by, about: known(communityId) });
  }

  @Subscribe(InvitationsEnded, 'notifications.take-back-an-ended-invitation')
  takeBackInvitations(
    { payload: { invitations, communityId: tag } }: Delivered<typeof InvitationsEnded>,
    transaction: Transaction,
  ): Promise<void> {
    for (const { userId, inviterId } of invitations)
      this.notices.withdraw(transaction, { userId, by: inviterId, tag });
    return Promise.resolve();
  }

  @Subscribe(MemberJoined, 'notifications.tell-of-being-put-into-a-forum')
  async tellOfAdding({ payload }: Delivered<typeof MemberJoined>, transaction: Transaction): Promise<void> {
    const { communityId, userId, addedBy } = payload;
    if (addedBy === undefined || addedBy === userId) return;
    await this.tell(transaction, communityId, kinds.joinApproved, { userId, about: readable(communityId) });
  }

  @Subscribe(MemberLeft, 'notifications.tell-of-a-removal-from-a-forum')
  async tellOfRemoval({ payload }: Delivered<typeof MemberLeft>, transaction: Transaction): Promise<void> {
    const { communityId, userId, removedBy, reason } = payload;
    this.notices.refresh(transaction, [userId]);
    if (removedBy === null) return;
    const forum = await news.forum(transaction, communityId);
    if (!forum) return;
    const notice = { userId, by: null, url: forumPath(forum.name), tag: communityId, about: null };
    this.notices.tell(transaction, kinds.removed, { forum: forum.displayName, reason: reason ?? '' }, notice);
  }

  @Subscribe(MemberBanned, 'notifications.tell-of-a-ban')
  async tellOfBan(
    { payload: { userId, banId } }: Delivered<typeof MemberBanned>,
    transaction: Transaction,
  ): Promise<void> {
    const ban = await news.standingBan(transaction, banId);
    if (!ban) return;
    this.notices.refresh(transaction, [userId]);
    const { displayName: forum, reason, endsAt } = ban;
    const notice = { userId, by: null, url: forumPath(ban.name), tag: banId, about: null };
    const data = { forum, reason, endsAt: endsAt?.toISOString() ?? null };
    this.notices.tell(transaction, kinds.banned, data, notice);
  }

  @Subscribe(MemberUnbanned, 'notifications.tell-of-a-lifted-ban')
  async tellOfLiftedBan(
    { payload: { userId, communityId, reason } }: Delivered<typeof MemberUnbanned>,
    transaction: Transaction,
  ): Promise<void> {
    const forum = await news.forum(transaction, communityId);
    if (!forum) return;
    const notice = { userId, by: null, url: forumPath(forum.name), tag: communityId, about: null };
    this.notices.tell(transaction, kinds.unbanned, { forum: forum.displayName, reason }, notice);
  }

  @Subscribe(MemberRoleChanged, 'notifications.tell-of-another-role-in-a-forum')
  async tellOfRole(
    { payload: { userId, communityId, changedBy, role } }: Delivered<typeof MemberRoleChanged>,
    transaction: Transaction,
  ): Promise<void> {
    if (changedBy === userId) return;
    const forum = await news.forum(transaction, communityId);
    if (!forum) return;
    const about = readable(communityId);
    const notice = { userId, by: null, url: forumPath(forum.name), tag: communityId, about };
    this.notices.tell(transaction, kinds.roleChanged, { forum: forum.displayName, role }, notice);
  }

  @Subscribe(CommunityProposed, 'notifications.tell-staff-of-a-proposal')
  async tellStaffOfProposal(
    { payload: { proposalId, userId: by, displayName: forum } }: Delivered<typeof CommunityProposed>,
    transaction: Transaction,
  ): Promise<void> {
    if (!(await news.isOpenProposal(transaction, proposalId))) return;
    const notice = { by, url: '/community?tab=proposals', tag: proposalId, about: null };
    for (const userId of await news.makersOfForums(transaction))
      this.notices.tell(transaction, kinds.proposed, { forum }, { ...notice, userId });
  }

  @Subscribe(CommunityProposalDecided, 'notifications.tell-of-a-decided-proposal')
  async tellOfProposal(
    { payload }: Delivered<typeof CommunityProposalDecided>,
    transaction: Transaction,
  ): Promise<void> {
    const { userId, communityId, displayName: asked, proposalId: tag } = payload;
    for (const staffId of await news.makersOfForums(transaction))
      this.notices.withdraw(transaction, { userId: staffId, by: userId, tag });
    const made = communityId === null ? null : await news.forum(transaction, communityId);
    const about = communityId === null ? null : readable(communityId);
    const url = made ? forumPath(made.name) : '/community';
    // Of the one that is there now by its present name, or that there is none.
    const [kind, forum] = made ? [kinds.proposalApproved, made.displayName] : [kinds.proposalDenied, asked];
    this.notices.tell(transaction, kind, { forum }, { userId, by: null, url, tag, about });
  }

  /** Tells somebody something about a forum that is still there, and leads them to it. */
  private async tell(
    transaction: Transaction,
    communityId: string,
    kind: typeof kinds.invited,
    { by = null, tag = communityId, ...told }: Told,
  ): Promise<void> {
    const forum = await news.forum(transaction, communityId);
    if (!forum) return;
    const notice = { ...told, by, tag, url: forumPath(forum.name) };
    this.notices.tell(transaction, kind, { forum: forum.displayName }, notice);
  }
}
