/** How a relation is stored (checklist line 136). */
export const friendRelationStatuses = ['PENDING', 'ACCEPTED'] as const;

export type FriendRelationStatus = (typeof friendRelationStatuses)[number];

/** How one of the two sees it (checklist line 136). */
export const friendStates = ['NO_RELATION', 'REQUEST_SENT', 'REQUEST_RECEIVED', 'FRIENDS'] as const;

export type FriendState = (typeof friendStates)[number];

/** Why somebody is suggested as a friend. */
export const friendSuggestionReasons = ['FRIENDS', 'CLASS', 'SCHOOL', 'FORUM'] as const;

export type FriendSuggestionReason = (typeof friendSuggestionReasons)[number];

/** Whether somebody is there (checklist line 157): `AWAY` has the house open, but has not touched it lately. */
export const onlineStatuses = ['ONLINE', 'AWAY', 'OFFLINE'] as const;

export type OnlineStatus = (typeof onlineStatuses)[number];
