import type { Actor } from '@lyceum/kernel';
import type { UserSummary } from '../people/user-summary';

/** A piece of a text, and whether it is what was looked for. The pieces put together are the text. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The forum a found thread is in. */
export interface FoundIn {
  id: string;
  name: string;
  displayName: string;
  imgUrl: string | null;
}

/** A reply by which its thread was found. */
export interface ReplyHit {
  id: string;
  /** The post it is, or stands under, and that post's number in the thread. */
  postId: string;
  number: number;
  author: UserSummary;
  snippet: TextPart[];
}

/** A thread that was found. */
export interface ThreadHit {
  id: string;
  title: string;
  titleParts: TextPart[];
  /** The place in the text that matches, or its beginning; empty for a thread without text. */
  snippet: TextPart[];
  createdAt: Date;
  lastActiveAt: Date;
  thumbnailUrl: string | null;
  tags: string[];
  clapsCnt: number;
  viewsCnt: number;
  postsCnt: number;
  creator: UserSummary;
  community: FoundIn;
  /** Of a thread that does not have the words itself; else null. */
  reply: ReplyHit | null;
}

/** A forum that was found; the reader may open it. */
export interface CommunityHit extends FoundIn {
  displayNameParts: TextPart[];
  snippet: TextPart[];
  membersCnt: number;
}

/** Somebody who was found. */
export interface UserHit {
  user: UserSummary;
  nameParts: TextPart[];
  isFriend: boolean;
  /** Forums that the reader and they are both in. */
  sharedForumsCnt: number;
}

/** A search over everything (checklist line 133) that may begin: each kind is looked for when it is asked for. */
export interface Search {
  actor: Actor;
  query: string;
}
