import { Injectable } from '@nestjs/common';
import {
  type About,
  type Delivered,
  type DeliveredEvent,
  type EventPayload,
  Notices,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { isOfAnother, isVisible } from '../mentions/is-news';
import { MentionNotices } from '../mentions/mention-notices';
import { ReplyClapped, ReplyEdited, ReplyHidden, ReplyShown, ReplyWritten } from '../replies.events';
import { isReplyShownTo, type ReplyNews, replyNews } from './reply-news.queries';
import { commentAnswered, commentClapped, postAnswered, postClapped, threadAnswered } from './reply.notices';

type Reply = EventPayload<typeof ReplyShown>;
/** As the reader's address names a post. */
const pathOf = ({ threadId, number }: ReplyNews): string => `/thread/${threadId}?post=${String(number)}`;

const keyOf = ({ replyType, replyId }: Pick<Reply, 'replyType' | 'replyId'>) => ({
  type: replyType,
  id: replyId,
});

/**
 * What people are told about posts and comments: who wrote what was answered, who is mentioned, and claps, which are
 * one piece of news until it was seen (checklist line 59). Each is told only as long as it is shown and they may read it.
 */
@Injectable()
export class ReplyNoticesProcessor {
  constructor(
    private readonly notices: Notices,
    private readonly mentions: MentionNotices,
  ) {}

  @Subscribe(ReplyWritten, 'notifications.tell-of-a-reply', { when: isVisible })
  tellOfNew(event: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return this.tellOfShown(event, transaction);
  }

  @Subscribe(ReplyShown, 'notifications.tell-of-a-shown-reply')
  async tellOfShown({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    const news = await replyNews(transaction, keyOf(payload));
    if (!news) return;
    const { answeredAuthorId: userId, title } = news;
    if (await isReplyShownTo(transaction, userId, keyOf(payload))) {
      const { kind, ...answer } = answerOf(payload, news);
      const notice = {
        ...answer,
        userId,
        by: payload.creatorId,
        url: pathOf(news),
        tag: payload.replyId,
      };
      this.notices.tell(transaction, kind, { title }, notice);
    }
    await this.tellMentioned(transaction, payload, news, userId);
  }

  @Subscribe(ReplyEdited, 'notifications.tell-of-mentions-in-a-changed-reply', { when: isVisible })
  async tellOfEdit({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    const news = await replyNews(transaction, keyOf(payload));
    if (news) await this.tellMentioned(transaction, payload, news, null);
  }

  @Subscribe(ReplyClapped, 'notifications.tell-of-claps-for-a-reply', { when: isOfAnother })
  async tellOfClaps({ payload }: Delivered<typeof ReplyClapped>, transaction: Transaction): Promise<void> {
    const { creatorId: userId, clapperId: by, replyId, replyType } = payload;
    const about = keyOf(payload);
    const news = await replyNews(transaction, about);
    if (!news || !(await isReplyShownTo(transaction, userId, about))) return;
    const kind = replyType === 'POST' ? postClapped : commentClapped;
    const notice = { userId, by, url: pathOf(news), tag: replyId, groupKey: replyId, about };
    this.notices.tell(transaction, kind, { title: news.title }, notice);
  }

  /** What tells of the reply itself is hidden with it; of whom its author has answered, others may have, too. */
  @Subscribe(ReplyHidden, 'notifications.take-back-a-hidden-reply')
  async takeBack({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    const news = await replyNews(transaction, keyOf(payload));
    if (!news) return;
    const { kind, groupKey } = answerOf(payload, news);
    const departure = { userId: news.answeredAuthorId, groupKey, by: payload.creatorId };
    this.notices.leaveGroup(transaction, kind, departure);
  }

  /** @param told who knows of it already */
  private async tellMentioned(
    transaction: Transaction,
    reply: Reply,
    news: ReplyNews,
    told: string | null,
  ): Promise<void> {
    if (!news.hasUntold) return;
    await this.mentions.tell(transaction, {
      about: keyOf(reply),
      authorId: reply.creatorId,
      title: news.title,
      url: pathOf(news),
      isShownTo: (userId) => isReplyShownTo(transaction, userId, keyOf(reply)),
      told,
    });
  }
}

/** What whoever was answered is told. Answers to one thing are one piece of news, about what they answer. */
function answerOf(
  { replyType, threadId, postId }: Reply,
  { answersComment }: ReplyNews,
): { kind: typeof threadAnswered; groupKey: string; about: About } {
  if (replyType === 'POST')
    return { kind: threadAnswered, groupKey: threadId, about: { type: 'THREAD', id: threadId } };
  const kind = answersComment ? commentAnswered : postAnswered;
  return { kind, groupKey: postId, about: { type: 'POST', id: postId } };
}
