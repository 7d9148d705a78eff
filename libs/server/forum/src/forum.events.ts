import { idSchema } from '@lyceum/contracts/common';
import { communityPrivacies } from '@lyceum/contracts/forum';
import { defineEvent, type EndedRights } from '@lyceum/kernel';
import { forumRooms } from './threads/thread-rooms';
import { z } from 'zod';

const membership = { communityId: idSchema, userId: idSchema };

/** What somebody may in one forum may have ended. */
const ofUser = ({ userId }: { userId: string }): EndedRights => ({ userIds: [userId] });

/** Somebody asks to join a private forum (checklist line 68). */
export const CommunityJoinRequested = defineEvent(
  'forum.community-join-requested',
  z.object({ ...membership, requestId: idSchema }),
);

/** A request to join was approved or denied, or went away undecided (checklist line 70). */
export const JoinRequestDecided = defineEvent(
  'forum.join-request-decided',
  z.object({
    ...membership,
    requestId: idSchema,
    outcome: z.enum(['APPROVED', 'DENIED', 'WITHDRAWN']),
    /** Null where nobody of the forum decided. */
    decidedBy: idSchema.nullable(),
  }),
);

/** Friends were invited to a forum; those among `userIds` were not invited before (checklist line 74). */
export const MembersInvited = defineEvent(
  'forum.members-invited',
  z.object({ communityId: idSchema, inviterId: idSchema, userIds: z.array(idSchema) }),
);

/** Invitations of these people stand no longer: used, declined, or taken away. */
export const InvitationsEnded = defineEvent(
  'forum.invitations-ended',
  z.object({
    communityId: idSchema,
    invitations: z.array(z.object({ userId: idSchema, inviterId: idSchema })),
  }),
);

/** Somebody became a member: of themselves, let in, or put there by `addedBy`. */
export const MemberJoined = defineEvent(
  'forum.member-joined',
  z.object({ ...membership, addedBy: idSchema.optional() }),
);

/** Somebody is no longer a member: of themselves, or removed by `removedBy`, who said why. */
export const MemberLeft = defineEvent(
  'forum.member-left',
  z.object({ ...membership, removedBy: idSchema.nullable(), reason: z.string() }),
  { endsRights: ofUser },
);

/** A member may do other things than before (checklist line 76). */
export const MemberRoleChanged = defineEvent(
  'forum.member-role-changed',
  z.object({ ...membership, role: z.enum(['ADMIN', 'MOD', 'MEMBER']), changedBy: idSchema }),
  { endsRights: ofUser },
);

/** Somebody was shut out of a forum (checklist line 78). */
export const MemberBanned = defineEvent(
  'forum.member-banned',
  z.object({ ...membership, banId: idSchema, bannedBy: idSchema }),
  { endsRights: ofUser },
);

/** A ban was lifted before its end. */
export const MemberUnbanned = defineEvent(
  'forum.member-unbanned',
  z.object({ ...membership, liftedBy: idSchema, reason: z.string().nullish() }),
);

/** Others may read a forum than before. */
export const CommunityPrivacyChanged = defineEvent(
  'forum.community-privacy-changed',
  z.object({ communityId: idSchema, privacy: z.enum(communityPrivacies) }),
  { endsRights: ({ communityId }) => ({ rooms: [forumRooms(communityId)] }) },
);

/** Somebody asks staff for a forum (checklist line 80). */
export const CommunityProposed = defineEvent(
  'forum.community-proposed',
  z.object({ proposalId: idSchema, userId: idSchema, displayName: z.string() }),
);

/** Staff said yes or no to a forum that somebody asked for; `communityId` is the new one (checklist line 80). */
export const CommunityProposalDecided = defineEvent(
  'forum.community-proposal-decided',
  z.object({
    proposalId: idSchema,
    userId: idSchema,
    communityId: idSchema.nullable(),
    displayName: z.string(),
    decidedBy: idSchema,
  }),
);
