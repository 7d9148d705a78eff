import { type Actor, encodeCursor } from '@lyceum/kernel';
import { mayDelete, mayPin } from '../thread-policy';
import { placeOf, type SharedThreadRow } from '../thread.rows';
import type { ThreadCardModel } from './thread-card.model';

/** A row of `cardList`. Only forums the caller may read are listed. */
export interface ThreadCardRow
  extends SharedThreadRow, Pick<ThreadCardModel, 'preview' | 'isNew' | 'hasPoll'> {
  sortValue: string;
  /** Of the list it was read for. */
  order: string;
}

/** Of the list of a teacher's students, which begins with those that wait: the first of its keys says so. */
const isAsked = ({ order }: ThreadCardRow): boolean => order === 'ASKED';

export function toCard(actor: Actor, row: ThreadCardRow): ThreadCardModel {
  const access = { ...row, threadId: row.id, isBanned: false, isHidden: false };
  return {
    ...row,
    ...placeOf(row),
    pinnable: mayPin(actor, access),
    deletable: mayDelete(actor, access),
    isWaiting: isAsked(row) && row.sortValue.startsWith('1 '),
    cursor: encodeCursor([row.sortValue, row.id], row.order),
  };
}
