/** The room of the tabs that have a thread open; by its forum, too, because access is lost by forum. */
export const threadRoom = (communityId: string, threadId: string): string =>
  `${forumRooms(communityId)}${threadId}`;

/** How the rooms of a forum's threads begin. */
export const forumRooms = (communityId: string): string => `${allRooms}${communityId}:`;

/** How all of them begin. */
export const allRooms = 'forum:';
