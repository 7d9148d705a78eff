import { type Actor, encodeCursor } from '@lyceum/kernel';
import { mayDelete, mayPin } from '../thread-policy';
import { authorOf, communityOf, type SharedThreadRow } from '../thread.rows';
import { threadPartsOf } from '../thread-parts.model';
import type { ThreadCardModel } from './thread-card.model';

/** A row of `cardList`. Only forums the caller may read are listed. */
export interface ThreadCardRow extends SharedThreadRow {
  preview: string;
  isNew: boolean;
  hasPoll: boolean;
  sortValue: string;
  /** Of the list it was read for. */
  order: string;
}

/** Of the list of a teacher's students, which begins with those that wait: the first of its keys says so. */
const isAsked = ({ order }: ThreadCardRow): boolean => order === 'ASKED';

export function toCard(actor: Actor, row: ThreadCardRow): ThreadCardModel {
  const access = { ...row, threadId: row.id, isBanned: false, isHidden: false };
  return {
    ...threadPartsOf(row),
    id: row.id,
    preview: row.preview,
    createdAt: row.createdAt,
    lastActiveAt: row.lastActiveAt,
    creator: authorOf(row),
    community: communityOf(row),
    clapsCnt: row.clapsCnt,
    viewsCnt: row.viewsCnt,
    postsCnt: row.postsCnt,
    status: row.status,
    pinned: row.pinned,
    pinnable: mayPin(actor, access),
    deletable: mayDelete(actor, access),
    requestingUserClapCnt: row.requestingUserClapCnt,
    requestingUserIsFavourite: row.requestingUserIsFavourite,
    unreadCnt: row.unreadCnt,
    isNew: row.isNew,
    hasPoll: row.hasPoll,
    isWaiting: isAsked(row) && row.sortValue.startsWith('1 '),
    cursor: encodeCursor([row.sortValue, row.id], row.order),
  };
}
