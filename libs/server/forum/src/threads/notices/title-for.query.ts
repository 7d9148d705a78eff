import { statement, type Transaction } from '@lyceum/kernel';
import { threadOpenToReader } from '../page/open-thread.queries';
import { isMutedBy } from '../watches/thread-watch.queries';

const titleQuery = statement<{ title: string }>(
  'forum.title-of-shown-thread',
  `SELECT t.title FROM threads t JOIN (${threadOpenToReader()}) seen ON seen.id = t.id`,
);

const unmutedTitleQuery = statement<{ title: string }>(
  'forum.title-of-unmuted-thread',
  `SELECT t.title FROM threads t JOIN (${threadOpenToReader()}) seen ON seen.id = t.id
   WHERE NOT ${isMutedBy('$userId', 't.id')}`,
);

/** The thread's title, if it is shown and this person may read it; they are nobody who oversees all forums. */
export async function titleFor(
  transaction: Transaction,
  userId: string,
  threadId: string,
): Promise<string | null> {
  const [row] = await transaction.rows(titleQuery, { userId, oversees: false, threadId });
  return row?.title ?? null;
}

/** The same, if they have not muted the thread. */
export async function titleUnlessMuted(
  transaction: Transaction,
  userId: string,
  threadId: string,
): Promise<string | null> {
  const [row] = await transaction.rows(unmutedTitleQuery, { userId, oversees: false, threadId });
  return row?.title ?? null;
}
