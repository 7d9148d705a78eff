import { type ReplyType, threadLimits } from '@lyceum/contracts/forum';
import { type EventPayload, Notices, statement, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { openReply } from '../access/reply-access.queries';
import { type ReplyShown, SomeFollowersTold } from '../replies.events';
import { isReplyShownTo, pathOf, replyNews } from './reply-news.queries';
import { followedAnswered } from './reply.notices';

/** A reply, whether it is shown now or no more, and after whom its thread's followers are to be told. */
type Change = EventPayload<typeof ReplyShown> & { readonly isShown: boolean; readonly after: string | null };

const nextWatchers = (condition: string): string => `
  SELECT w.user_id AS id FROM thread_watches w
  WHERE w.thread_id = $threadId AND ($after::uuid IS NULL OR w.user_id > $after) ${condition}
  ORDER BY w.user_id LIMIT ${String(threadLimits.followersAtOnce)}`;

/** Followers who may read it, did not write it, and are not told of it as who is answered or mentioned. */
const toldFollowers = (type: ReplyType) =>
  statement<{ id: string }>(
    `forum.followers-told-of-${type.toLowerCase()}`,
    nextWatchers(`AND w.watch = 'FOLLOWED' AND w.user_id <> ALL($others::uuid[])
      AND NOT EXISTS (SELECT FROM content_mentions m WHERE m.target_id = $replyId AND m.user_id = w.user_id)
      AND EXISTS (${openReply(type, { id: 'w.user_id', oversees: 'FALSE' })})`),
  );

const queries = {
  POST: toldFollowers('POST'),
  COMMENT: toldFollowers('COMMENT'),
  everFollowed: statement<{ id: string }>('forum.ever-followed', nextWatchers('')),
};

/** Apart from what the thread's author is told of the same replies as the one who is answered. */
const groupOf = (threadId: string): string => `followed:${threadId}`;

/** What followers of a thread are told: that somebody replied, all replies as one piece of news until it was seen. */
@Injectable()
export class FollowerNotices {
  constructor(private readonly notices: Notices) {}

  /** Tells the next followers of a reply, or takes back what they were told; those after them follow by an event. */
  async change(transaction: Transaction, change: Change): Promise<void> {
    const told = await (change.isShown ? this.tell(transaction, change) : this.takeBack(transaction, change));
    const last = told.at(-1);
    if (last !== undefined && told.length === threadLimits.followersAtOnce)
      transaction.raise(SomeFollowersTold, { ...change, after: last.id });
  }

  private async tell(
    transaction: Transaction,
    { replyId, replyType, threadId, creatorId: by, after }: Change,
  ): Promise<readonly { id: string }[]> {
    const key = { type: replyType, id: replyId };
    const news = await replyNews(transaction, key);
    // It stays shown until this has ended.
    if (!news || !(await isReplyShownTo(transaction, by, key))) return [];
    const others = [by, news.answeredAuthorId];
    const told = await transaction.rows(queries[replyType], { replyId, threadId, after, others });
    const about = { type: 'THREAD', id: threadId };
    const url = pathOf(news);
    for (const { id: userId } of told) {
      const notice = { userId, by, url, tag: replyId, groupKey: groupOf(threadId), about };
      this.notices.tell(transaction, followedAnswered, { title: news.title }, notice);
    }
    return told;
  }

  /** From whoever may have been told, also from who follows the thread no more. */
  private async takeBack(
    transaction: Transaction,
    { threadId, creatorId: by, after }: Change,
  ): Promise<readonly { id: string }[]> {
    const told = await transaction.rows(queries.everFollowed, { threadId, after });
    for (const { id: userId } of told)
      this.notices.leaveGroup(transaction, followedAnswered, { userId, by, groupKey: groupOf(threadId) });
    return told;
  }
}
