/** Orders of a thread's posts (checklist line 102); the screen calls CLAPS 'Likes'. */
export const postSorts = ['NEWEST', 'OLDEST', 'CLAPS'] as const;

export type PostSort = (typeof postSorts)[number];

/** What people answer a thread with: posts, and comments on those. */
export const replyTypes = ['POST', 'COMMENT'] as const;

export type ReplyType = (typeof replyTypes)[number];

/** What keeps its earlier versions when its author changes it (checklist line 110). */
export const editableTypes = ['THREAD', ...replyTypes] as const;

export type EditableType = (typeof editableTypes)[number];
