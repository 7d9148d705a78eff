import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@lyceum/contracts';
import {
  ReplyClapped,
  ReplyEdited,
  ReplyHidden,
  type ReplyNews,
  ReplyNewsService,
  ReplyShown,
  ReplyWritten,
} from '@lyceum/forum';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';
import type { About } from '../notifications/notify.query';
import { isOfAnother, isVisible } from './is-news';
import { MentionNotices } from './mention-notices';

type Reply = EventPayload<typeof ReplyShown>;
type Delivered = DeliveredEvent<Reply>;

/** As the reader's address names a post. */
const pathOf = ({ threadId, number }: ReplyNews): string => `/thread/${threadId}?post=${String(number)}`;

const keyOf = ({ replyType, replyId }: Reply) => ({ type: replyType, id: replyId });

/**
 * What people are told about posts and comments: who wrote what was answered, who is mentioned, and claps, which are
 * one piece of news until it was seen (checklist line 59). Each is told only as long as it is shown and they may read it.
 */
@Injectable()
export class ReplyProcessor {
  constructor(
    private readonly news: ReplyNewsService,
    private readonly notifications: NotificationService,
    private readonly mentions: MentionNotices,
  ) {}

  @Subscribe(ReplyWritten, 'notifications.tell-of-a-reply', { when: isVisible })
  tellOfNew(event: Delivered, transaction: Transaction): Promise<void> {
    return this.tellOfShown(event, transaction);
  }

  @Subscribe(ReplyShown, 'notifications.tell-of-a-shown-reply')
  async tellOfShown({ payload }: Delivered, transaction: Transaction): Promise<void> {
    const news = await this.news.of(transaction, keyOf(payload));
    if (!news) return;
    const { answeredAuthorId } = news;
    if (await this.news.isShownTo(transaction, answeredAuthorId, keyOf(payload)))
      await this.notifications.notify(transaction, {
        ...answerOf(payload, news),
        userId: answeredAuthorId,
        by: payload.creatorId,
        url: pathOf(news),
        tag: payload.replyId,
      });
    await this.tellMentioned(transaction, payload, news, answeredAuthorId);
  }

  @Subscribe(ReplyEdited, 'notifications.tell-of-mentions-in-a-changed-reply', { when: isVisible })
  async tellOfEdit({ payload }: Delivered, transaction: Transaction): Promise<void> {
    const news = await this.news.of(transaction, keyOf(payload));
    if (news) await this.tellMentioned(transaction, payload, news, null);
  }

  @Subscribe(ReplyClapped, 'notifications.tell-of-claps-for-a-reply', { when: isOfAnother })
  async tellOfClaps(
    { payload }: DeliveredEvent<EventPayload<typeof ReplyClapped>>,
    transaction: Transaction,
  ): Promise<void> {
    const { creatorId, clapperId, replyId, replyType } = payload;
    const news = await this.news.of(transaction, keyOf(payload));
    if (!news || !(await this.news.isShownTo(transaction, creatorId, keyOf(payload)))) return;
    const what = replyType === 'POST' ? 'reply' : 'comment';
    await this.notifications.notify(transaction, {
      userId: creatorId,
      type: replyType === 'POST' ? 'POST_CLAP' : 'COMMENT_CLAP',
      description: `clapped for your ${what} in “${news.title}”`,
      by: clapperId,
      url: pathOf(news),
      tag: replyId,
      groupKey: replyId,
      about: aboutReply(payload),
    });
  }

  /** What tells of the reply itself is hidden with it; of whom its author has answered, others may have, too. */
  @Subscribe(ReplyHidden, 'notifications.take-back-a-hidden-reply')
  async takeBack({ payload }: Delivered, transaction: Transaction): Promise<void> {
    const news = await this.news.of(transaction, keyOf(payload));
    if (!news) return;
    const { type, groupKey } = answerOf(payload, news);
    const group = { userId: news.answeredAuthorId, type, groupKey };
    await this.notifications.leaveGroup(transaction, group, payload.creatorId);
  }

  /** @param told who knows of it already */
  private async tellMentioned(
    transaction: Transaction,
    reply: Reply,
    news: ReplyNews,
    told: string | null,
  ): Promise<void> {
    await this.mentions.tell(transaction, {
      about: aboutReply(reply),
      authorId: reply.creatorId,
      title: news.title,
      url: pathOf(news),
      isShownTo: (userId) => this.news.isShownTo(transaction, userId, keyOf(reply)),
      told,
    });
  }
}

const aboutReply = ({ replyType, replyId }: Reply): About => ({ type: replyType, id: replyId });

/** What whoever was answered is told. Answers to one thing are one piece of news, about what they answer. */
function answerOf(
  { replyType, threadId, postId }: Reply,
  { title, answersComment }: ReplyNews,
): { type: NotificationType; description: string; groupKey: string; about: About } {
  if (replyType === 'POST') {
    const about = { type: 'THREAD', id: threadId } as const;
    return {
      type: 'THREAD_RESPONSE',
      description: `replied in your thread “${title}”`,
      groupKey: threadId,
      about,
    };
  }
  const grouped = { groupKey: postId, about: { type: 'POST', id: postId } } as const;
  return answersComment
    ? { type: 'COMMENT_RESPONSE', description: `answered your comment in “${title}”`, ...grouped }
    : { type: 'POST_RESPONSE', description: `commented on your reply in “${title}”`, ...grouped };
}
