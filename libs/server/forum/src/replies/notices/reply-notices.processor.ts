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
import { isOfAnother, isVisible } from '../../mentions/is-news';
import { MentionNotices } from '../../mentions/mention-notices';
import {
  AnswerHighlighted,
  ReplyClapped,
  ReplyEdited,
  ReplyHidden,
  ReplyShown,
  ReplyWritten,
  SomeFollowersTold,
} from '../replies.events';
import { FollowerNotices } from './follower-notices';
import { isReplyShownTo, pathOf, type ReplyNews, replyNews } from './reply-news.queries';
import {
  answerHighlighted,
  commentAnswered,
  commentClapped,
  postAnswered,
  postClapped,
  threadAnswered,
} from './reply.notices';

type Reply = EventPayload<typeof ReplyShown>;
const keyOf = ({ replyType, replyId }: Pick<Reply, 'replyType' | 'replyId'>) => ({
  type: replyType,
  id: replyId,
});

/**
 * What people are told about posts and comments: who wrote what was answered, who is mentioned, who follows the thread, and
 * claps, which are one piece of news until it was seen (checklist line 59). Each is told only as long as it is shown and
 * they may read it, and who has muted the thread of being mentioned alone.
 */
@Injectable()
export class ReplyNoticesProcessor {
  constructor(
    private readonly notices: Notices,
    private readonly mentions: MentionNotices,
    private readonly followers: FollowerNotices,
  ) {}

  @Subscribe(ReplyWritten, 'notifications.tell-of-a-reply', { when: isVisible })
  tellOfNew(event: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return this.tellOfShown(event, transaction);
  }

  @Subscribe(ReplyShown, 'notifications.tell-of-a-shown-reply')
  async tellOfShown({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    const news = await replyNews(transaction, keyOf(payload));
    if (!news) return;
    const { answeredAuthorId: userId, title, isMutedByAnswered: isMuted } = news;
    if (!isMuted && (await isReplyShownTo(transaction, userId, keyOf(payload)))) {
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
    await this.tellMentioned(transaction, payload, news, isMuted ? null : userId);
    if (news.isFollowed) await this.followers.change(transaction, { ...payload, isShown: true, after: null });
  }

  @Subscribe(SomeFollowersTold, 'notifications.tell-the-next-followers')
  tellNextFollowers(
    { payload }: Delivered<typeof SomeFollowersTold>,
    transaction: Transaction,
  ): Promise<void> {
    return this.followers.change(transaction, payload);
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
    if (!news || news.isMutedByAuthor || !(await isReplyShownTo(transaction, userId, about))) return;
    const kind = replyType === 'POST' ? postClapped : commentClapped;
    const notice = { userId, by, url: pathOf(news), tag: replyId, groupKey: replyId, about };
    this.notices.tell(transaction, kind, { title: news.title }, notice);
  }

  /** Once, however often it is taken back and chosen again. */
  @Subscribe(AnswerHighlighted, 'notifications.tell-of-a-highlighted-answer', {
    when: ({ isNews }) => isNews,
  })
  async tellOfHighlight(
    { payload }: Delivered<typeof AnswerHighlighted>,
    transaction: Transaction,
  ): Promise<void> {
    const { creatorId: userId, highlightedBy: by, replyId } = payload;
    const about = keyOf(payload);
    const news = await replyNews(transaction, about);
    if (!news || news.isMutedByAuthor || !(await isReplyShownTo(transaction, userId, about))) return;
    const notice = { userId, by, url: pathOf(news), tag: replyId, about };
    this.notices.tell(transaction, answerHighlighted, { title: news.title }, notice);
  }

  /** What tells of the reply itself is hidden with it; of whom its author has answered, others may have, too. */
  @Subscribe(ReplyHidden, 'notifications.take-back-a-hidden-reply')
  async takeBack({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    const news = await replyNews(transaction, keyOf(payload));
    if (!news) return;
    const { kind, groupKey } = answerOf(payload, news);
    const departure = { userId: news.answeredAuthorId, groupKey, by: payload.creatorId };
    this.notices.leaveGroup(transaction, kind, departure);
    await this.followers.change(transaction, { ...payload, isShown: false, after: null });
  }

  /** @param knower who knows of it already */
  private async tellMentioned(
    transaction: Transaction,
    reply: Reply,
    news: ReplyNews,
    knower: string | null,
  ): Promise<void> {
    if (!news.hasUntold) return;
    await this.mentions.tell(transaction, {
      about: keyOf(reply),
      authorId: reply.creatorId,
      title: news.title,
      url: pathOf(news),
      isShownTo: (userId) => isReplyShownTo(transaction, userId, keyOf(reply)),
      knower,
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
