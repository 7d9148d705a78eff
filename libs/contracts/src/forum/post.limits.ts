import { threadLimits } from './thread.limits';

/** Bounds of posts and comments. Their content is bound like that of threads. */
export const postLimits = {
  /** Posts a page (checklist line 101). */
  pageSize: 7,
  /** How far from the end of the list the next page is fetched, in px (checklist line 101). */
  nextPageWithinPixels: 200,
  /** How deep comments lie in each other; an answer to the deepest stands beside it (checklist line 106). */
  commentLevels: 5,
  /** Comments of a post that come with it, and of every further page of them. */
  commentsPageSize: 30,
  /** Claps of one person for one post, and for one comment (checklist line 107). */
  claps: threadLimits.claps,
  /** Posts a search inside a thread finds. */
  foundPosts: 50,
  /** People mentioned in one post or comment. */
  mentions: 20,
  /** Posts and comments one person writes within an hour. */
  repliesPerHour: 300,
  /** Earlier versions shown of one text, the latest first. */
  shownEdits: 50,
} as const;
