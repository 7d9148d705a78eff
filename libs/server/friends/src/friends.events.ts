import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Which relation, who asked, and who was asked. */
const relationSchema = z.object({
  friendRelationId: idSchema,
  requesterId: idSchema,
  requestedUserId: idSchema,
});

/** Somebody asked somebody else to be their friend. */
export const FriendRequested = defineEvent('friends.friend-requested', relationSchema);

/** The one who was asked said yes, or asked as well. */
export const FriendRequestAccepted = defineEvent('friends.friend-request-accepted', relationSchema);

/** A request was rejected or taken back, or a friendship ended; one of the two did it, or an account's end. */
export const FriendRelationEnded = defineEvent('friends.friend-relation-ended', relationSchema);

/** Somebody wants nothing to do with somebody else. Only the blocker may ever learn of it. */
export const UserBlocked = defineEvent(
  'friends.user-blocked',
  z.object({ blockerId: idSchema, blockedId: idSchema }),
  { endsRights: ({ blockerId, blockedId }) => ({ userIds: [blockerId, blockedId] }), untold: ['blockerId'] },
);

/** Somebody asked many people in a short time (`friendsLimits.suddenRequests`); each request is in one of these. */
export const FriendRequestsFannedOut = defineEvent(
  'friends.friend-requests-fanned-out',
  z.object({
    userId: idSchema,
    /** The first one first. */
    requestedUserIds: z.array(idSchema).min(1),
    /** How many of them are minors whom the grown-up who asked knows from a forum alone. */
    minorsByForum: z.int().min(0),
  }),
);
