import { memberRoles } from '@lyceum/contracts/forum';
import { dateFormat } from '@lyceum/contracts/messages';
import type { NotificationType } from '@lyceum/contracts/notifications';
import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './community.messages';

const ofForum = z.object({ forum: z.string() });

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

const ofForumAlone = (name: string, type: NotificationType, text: (data: { forum: string }) => string) =>
  defineNotice({ name: `forum.${name}`, type, data: ofForum, text });

export const joinRequested = ofForumAlone('join-requested', 'COMMUNITY_JOIN_REQUEST', messages.joinRequested);
export const joinApproved = ofForumAlone('join-approved', 'COMMUNITY_JOIN_APPROVED', messages.joinApproved);
export const joinDenied = ofForumAlone('join-denied', 'COMMUNITY_JOIN_DENIED', messages.joinDenied);
export const invited = ofForumAlone('invited', 'COMMUNITY_INVITE', messages.invited);
export const proposed = ofForumAlone('proposed', 'OTHER', messages.proposed);
export const proposalApproved = ofForumAlone('proposal-approved', 'OTHER', messages.proposalApproved);
export const proposalDenied = ofForumAlone('proposal-denied', 'OTHER', messages.proposalDenied);

export const removed = defineNotice({
  name: 'forum.removed',
  type: 'REMOVED_FROM_GROUP',
  data: ofForum.extend({ reason: z.string() }),
  text: messages.removed,
  mail: ({ forum, reason }) => ({
    subject: messages.removedHeading({ forum }),
    heading: messages.removedHeading({ forum }),
    paragraphs: [messages.reasonGiven({ reason })],
    action: messages.haveALook(),
  }),
});

/** A ban removes from the forum, and is mailed as that is: of OTHER no mail goes out unless somebody asks for it. */
export const banned = defineNotice({
  name: 'forum.banned',
  type: 'REMOVED_FROM_GROUP',
  data: ofForum.extend({ reason: z.string(), endsAt: z.iso.datetime().nullable() }),
  text: ({ endsAt, ...said }) =>
    endsAt === null ? messages.banned(said) : messages.bannedUntil({ ...said, day: day(new Date(endsAt)) }),
  mail: ({ forum, reason, endsAt }) => ({
    subject: messages.bannedHeading({ forum }),
    heading: messages.bannedHeading({ forum }),
    paragraphs: [
      messages.reasonGiven({ reason }),
      endsAt === null ? messages.banStays() : messages.banEnds({ day: day(new Date(endsAt)) }),
    ],
    action: messages.haveALook(),
  }),
});

/** A forum's own staff give no reason. */
export const unbanned = defineNotice({
  name: 'forum.unbanned',
  type: 'OTHER',
  data: ofForum.extend({ reason: z.string().nullish() }),
  text: ({ forum, reason }) =>
    reason ? messages.unbannedBecause({ forum, reason }) : messages.unbanned({ forum }),
});

const roleTexts = {
  ADMIN: messages.nowAdmin,
  MOD: messages.nowModerator,
  MEMBER: messages.nowMember,
} as const;

export const roleChanged = defineNotice({
  name: 'forum.role-changed',
  type: 'OTHER',
  data: ofForum.extend({ role: z.enum(memberRoles) }),
  text: ({ role, forum }) => roleTexts[role]({ forum }),
});
