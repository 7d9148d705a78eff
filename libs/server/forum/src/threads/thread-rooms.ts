/** The kind of the rooms of tabs that have a thread open. */
export const threadRooms = 'forum.thread';

/** How all of them begin. */
export const allRooms = `${threadRooms}:`;

/** How the rooms of a forum's threads begin. */
export const forumRooms = (communityId: string): string => `${allRooms}${communityId}:`;

/** The room of one thread; by its forum, too, because access is lost by forum. */
export const threadRoom = (communityId: string, threadId: string): string =>
  `${forumRooms(communityId)}${threadId}`;

/** What the id of such a room is made of. */
export function partsOf(roomId: string): { communityId: string; threadId: string } {
  const [communityId = '', threadId = ''] = roomId.split(':');
  return { communityId, threadId };
}
