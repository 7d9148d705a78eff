/** How a relation is stored (checklist line 136). */
export const friendRelationStatuses = ['PENDING', 'ACCEPTED'] as const;

export type FriendRelationStatus = (typeof friendRelationStatuses)[number];

/** How one of the two sees it (checklist line 136). */
export const friendStates = ['NO_RELATION', 'REQUEST_SENT', 'REQUEST_RECEIVED', 'FRIENDS'] as const;

export type FriendState = (typeof friendStates)[number];
