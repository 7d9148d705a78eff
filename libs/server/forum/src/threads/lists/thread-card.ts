import type { ContentStatus } from '@lyceum/contracts';
import { type Actor, encodeCursor } from '@lyceum/kernel';
import { mayDelete, mayPin } from '../thread-policy';
import {
  authorOf,
  communityOf,
  type SharedThreadRow,
  type ThreadAuthor,
  type ThreadCommunity,
} from '../thread.rows';

/** A thread in a list, as the caller meets it. */
export interface ThreadCard {
  id: string;
  title: string;
  preview: string;
  createdAt: Date;
  lastActiveAt: Date;
  thumbnailUrl: string | null;
  creator: ThreadAuthor;
  community: ThreadCommunity;
  clapsCnt: number;
  viewsCnt: number;
  postsCnt: number;
  tags: string[];
  status: ContentStatus;
  pinned: boolean;
  pinnable: boolean;
  deletable: boolean;
  requestingUserClapCnt: number;
  requestingUserIsFavourite: boolean;
  unreadCnt: number;
  isNew: boolean;
  hasPoll: boolean;
  cursor: string;
}

/** A row of `cardList`. Only forums the caller may read are listed. */
export interface ThreadCardRow extends SharedThreadRow {
  preview: string;
  isNew: boolean;
  hasPoll: boolean;
  sortValue: string;
  /** Of the list it was read for. */
  order: string;
}

export function toCard(actor: Actor, row: ThreadCardRow): ThreadCard {
  const access = { ...row, threadId: row.id, isBanned: false, isHidden: false };
  return {
    id: row.id,
    title: row.title,
    preview: row.preview,
    createdAt: row.createdAt,
    lastActiveAt: row.lastActiveAt,
    thumbnailUrl: row.thumbnailUrl,
    creator: authorOf(row),
    community: communityOf(row),
    clapsCnt: row.clapsCnt,
    viewsCnt: row.viewsCnt,
    postsCnt: row.postsCnt,
    tags: row.tags,
    status: row.status,
    pinned: row.pinned,
    pinnable: mayPin(actor, access),
    deletable: mayDelete(actor, access),
    requestingUserClapCnt: row.requestingUserClapCnt,
    requestingUserIsFavourite: row.requestingUserIsFavourite,
    unreadCnt: row.unreadCnt,
    isNew: row.isNew,
    hasPoll: row.hasPoll,
    cursor: encodeCursor([row.sortValue, row.id], row.order),
  };
}
