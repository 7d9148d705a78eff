import { Injectable } from '@nestjs/common';
import type { MemberRole } from '@lyceum/contracts';
import {
  CommunityJoinRequested,
  CommunityNewsService,
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
} from '@lyceum/forum';
import {
  type DeliveredEvent,
  type EventDefinition,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';
import type { About, NotifyInput } from '../notifications/notify.query';

type Delivered<Definition extends EventDefinition> = DeliveredEvent<EventPayload<Definition>>;

const roleTexts: Record<MemberRole, string> = {
  ADMIN: 'an admin',
  MOD: 'a moderator',
  MEMBER: 'an ordinary member',
};

const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const forumPath = (name: string): string => `/community/${name}`;

/** What who asked for a forum is told: of the one that is there now, or that there is none. */
const decisionText = (asked: string, made: { displayName: string } | null): string =>
  made
    ? `The forum you asked for is there: ${made.displayName}. You are its admin.`
    : `Your request for the forum ${asked} was not approved.`;

/** Told as long as the reader may read the forum, or know of it. */
const readable = (communityId: string): About => ({ type: 'COMMUNITY', id: communityId });
const known = (communityId: string): About => ({ type: 'COMMUNITY_NAME', id: communityId });

/**
 * What people are told about who belongs to a forum. Each is looked at again before it is told; what holds no more is
 * taken back, and what its reader may not know any more is not told (checklist line 78). What a forum's staff decided
 * comes from the forum, not from one of them: a block must not swallow it. What they decided against the reader is
 * told whatever the forum is: it is about them.
 */
@Injectable()
export class CommunityProcessor {
  constructor(
    private readonly news: CommunityNewsService,
    private readonly notifications: NotificationService,
  ) {}

  @Subscribe(CommunityJoinRequested, 'notifications.tell-of-a-join-request')
  async tellOfRequest(
    { payload }: Delivered<typeof CommunityJoinRequested>,
    transaction: Transaction,
  ): Promise<void> {
    const { requestId, communityId, userId } = payload;
    const request = await this.news.openRequest(transaction, requestId);
    if (!request) return;
    for (const staffId of await this.news.staffIds(transaction, communityId))
      await this.notifications.notify(transaction, {
        userId: staffId,
        type: 'COMMUNITY_JOIN_REQUEST',
        description: `asks to join ${request.displayName}.`,
        by: userId,
        url: `/community/p/${request.name}/tool`,
        tag: requestId,
        groupKey: null,
        about: { type: 'JOIN_REQUEST', id: requestId },
      });
  }

  @Subscribe(JoinRequestDecided, 'notifications.tell-of-a-decided-join-request')
  async tellOfDecision(
    { payload }: Delivered<typeof JoinRequestDecided>,
    transaction: Transaction,
  ): Promise<void> {
    const { communityId, userId, requestId, outcome } = payload;
    for (const staffId of await this.news.staffIds(transaction, communityId))
      await this.notifications.withdraw(transaction, { userId: staffId, by: userId, tag: requestId });
    if (outcome === 'WITHDRAWN') return;
    await this.tell(transaction, communityId, ({ displayName }) => ({
      userId,
      type: outcome === 'APPROVED' ? 'COMMUNITY_JOIN_APPROVED' : 'COMMUNITY_JOIN_DENIED',
      description:
        outcome === 'APPROVED'
          ? `You are now a member of ${displayName}.`
          : `Your request to join ${displayName} was not approved.`,
      tag: requestId,
      about: outcome === 'APPROVED' ? readable(communityId) : known(communityId),
    }));
  }

  @Subscribe(MembersInvited, 'notifications.tell-of-an-invitation')
  async tellOfInvitation(
    { payload }: Delivered<typeof MembersInvited>,
    transaction: Transaction,
  ): Promise<void> {
    const { communityId, inviterId } = payload;
    for (const userId of await this.news.invited(transaction, payload))
      await this.tell(transaction, communityId, ({ displayName }) => ({
        userId,
        type: 'COMMUNITY_INVITE',
        description: `invites you to join ${displayName}.`,
        by: inviterId,
        about: known(communityId),
      }));
  }

  @Subscribe(InvitationsEnded, 'notifications.take-back-an-ended-invitation')
  async takeBackInvitations(
    { payload }: Delivered<typeof InvitationsEnded>,
    transaction: Transaction,
  ): Promise<void> {
    for (const { userId, inviterId } of payload.invitations)
      await this.notifications.withdraw(transaction, { userId, by: inviterId, tag: payload.communityId });
  }

  @Subscribe(MemberJoined, 'notifications.tell-of-being-put-into-a-forum')
  async tellOfAdding({ payload }: Delivered<typeof MemberJoined>, transaction: Transaction): Promise<void> {
    const { communityId, userId, addedBy } = payload;
    if (addedBy === undefined || addedBy === userId) return;
    await this.tell(transaction, communityId, ({ displayName }) => ({
      userId,
      type: 'COMMUNITY_JOIN_APPROVED',
      description: `You are now a member of ${displayName}.`,
      about: readable(communityId),
    }));
  }

  @Subscribe(MemberLeft, 'notifications.tell-of-a-removal-from-a-forum')
  async tellOfRemoval({ payload }: Delivered<typeof MemberLeft>, transaction: Transaction): Promise<void> {
    const { communityId, userId, removedBy, reason } = payload;
    this.notifications.refresh(transaction, [userId]);
    if (removedBy === null) return;
    await this.tell(transaction, communityId, ({ displayName }) => ({
      userId,
      type: 'REMOVED_FROM_GROUP',
      description: `You were removed from ${displayName}: ${reason}`,
      about: null,
    }));
  }

  @Subscribe(MemberBanned, 'notifications.tell-of-a-ban')
  async tellOfBan({ payload }: Delivered<typeof MemberBanned>, transaction: Transaction): Promise<void> {
    const { communityId, userId, banId } = payload;
    const ban = await this.news.standingBan(transaction, banId);
    if (!ban) return;
    this.notifications.refresh(transaction, [userId]);
    const end = ban.endsAt ? ` until ${days.format(ban.endsAt)}` : '';
    await this.tell(transaction, communityId, ({ displayName }) => ({
      userId,
      type: 'OTHER',
      description: `You are banned from ${displayName}${end}: ${ban.reason}`,
      tag: banId,
      about: null,
    }));
  }

  @Subscribe(MemberUnbanned, 'notifications.tell-of-a-lifted-ban')
  tellOfLiftedBan({ payload }: Delivered<typeof MemberUnbanned>, transaction: Transaction): Promise<void> {
    return this.tell(transaction, payload.communityId, ({ displayName }) => ({
      userId: payload.userId,
      type: 'OTHER',
      description: `Your ban from ${displayName} was lifted.`,
      about: null,
    }));
  }

  @Subscribe(MemberRoleChanged, 'notifications.tell-of-another-role-in-a-forum')
  tellOfRole({ payload }: Delivered<typeof MemberRoleChanged>, transaction: Transaction): Promise<void> {
    if (payload.changedBy === payload.userId) return Promise.resolve();
    return this.tell(transaction, payload.communityId, ({ displayName }) => ({
      userId: payload.userId,
      type: 'OTHER',
      description: `You are now ${roleTexts[payload.role]} of ${displayName}.`,
      about: readable(payload.communityId),
    }));
  }

  @Subscribe(CommunityProposed, 'notifications.tell-staff-of-a-proposal')
  async tellStaffOfProposal(
    { payload }: Delivered<typeof CommunityProposed>,
    transaction: Transaction,
  ): Promise<void> {
    const { proposalId, userId: by, displayName } = payload;
    if (!(await this.news.isOpenProposal(transaction, proposalId))) return;
    for (const userId of await this.news.makersOfForums(transaction))
      if (userId !== by)
        await this.notifications.notify(transaction, {
          userId,
          type: 'OTHER',
          description: `Somebody asks for a new forum: ${displayName}.`,
          by,
          url: '/community?tab=proposals',
          tag: proposalId,
          groupKey: null,
          about: null,
        });
  }

  @Subscribe(CommunityProposalDecided, 'notifications.tell-of-a-decided-proposal')
  async tellOfProposal(
    { payload }: Delivered<typeof CommunityProposalDecided>,
    transaction: Transaction,
  ): Promise<void> {
    const { userId, communityId, displayName, proposalId } = payload;
    for (const staffId of await this.news.makersOfForums(transaction))
      await this.notifications.withdraw(transaction, { userId: staffId, by: userId, tag: proposalId });
    const forum = communityId === null ? null : await this.news.forum(transaction, communityId);
    const about = communityId === null ? null : readable(communityId);
    await this.notifications.notify(transaction, {
      userId,
      type: 'OTHER',
      description: decisionText(displayName, forum),
      by: null,
      url: forum ? forumPath(forum.name) : '/community',
      tag: proposalId,
      groupKey: null,
      about,
    });
  }

  /** Tells somebody something about a forum that is still there, and leads them to it. */
  private async tell(
    transaction: Transaction,
    communityId: string,
    describe: (forum: {
      displayName: string;
    }) => Pick<NotifyInput, 'userId' | 'type' | 'description' | 'about'> & Partial<NotifyInput>,
  ): Promise<void> {
    const forum = await this.news.forum(transaction, communityId);
    if (!forum) return;
    const defaults = { by: null, url: forumPath(forum.name), tag: communityId, groupKey: null };
    await this.notifications.notify(transaction, { ...defaults, ...describe(forum) });
  }
}
