/**
 * How a thread or post stands: shown; waiting for a moderator; taken away by one; deleted by its author.
 * Only the author and the forum's moderators see one that is held.
 */
export const contentStatuses = ['VISIBLE', 'HELD', 'REMOVED', 'DELETED'] as const;

export type ContentStatus = (typeof contentStatuses)[number];
