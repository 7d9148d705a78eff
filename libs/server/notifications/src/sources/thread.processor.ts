import { Injectable } from '@nestjs/common';
import {
  ThreadClapped,
  ThreadCreated,
  ThreadDeleted,
  ThreadEdited,
  ThreadNewsService,
  ThreadShown,
} from '@lyceum/forum';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';
import { isOfAnother, isVisible } from './is-news';
import { MentionNotices } from './mention-notices';

type Thread = EventPayload<typeof ThreadShown>;
type Delivered = DeliveredEvent<Thread>;

const threadPath = (threadId: string): string => `/thread/${threadId}`;

/**
 * What authors are told about their threads, and others who are named in them. All claps for one thread are one piece of news until it was seen
 * (checklist line 59); it is told only as long as the thread is there and its author may read it.
 */
@Injectable()
export class ThreadProcessor {
  constructor(
    private readonly news: ThreadNewsService,
    private readonly notifications: NotificationService,
    private readonly mentions: MentionNotices,
  ) {}

  @Subscribe(ThreadCreated, 'notifications.tell-of-mentions-in-a-thread', { when: isVisible })
  tellOfNew(event: Delivered, transaction: Transaction): Promise<void> {
    return this.tellMentioned(event.payload, transaction);
  }

  @Subscribe(ThreadShown, 'notifications.tell-of-mentions-in-a-shown-thread')
  tellOfShown(event: Delivered, transaction: Transaction): Promise<void> {
    return this.tellMentioned(event.payload, transaction);
  }

  @Subscribe(ThreadEdited, 'notifications.tell-of-mentions-in-a-changed-thread', { when: isVisible })
  tellOfEdit(event: Delivered, transaction: Transaction): Promise<void> {
    return this.tellMentioned(event.payload, transaction);
  }

  @Subscribe(ThreadClapped, 'notifications.tell-of-claps-for-a-thread', { when: isOfAnother })
  async tellOfClaps(
    { payload }: DeliveredEvent<EventPayload<typeof ThreadClapped>>,
    transaction: Transaction,
  ): Promise<void> {
    const { threadId, creatorId, clapperId } = payload;
    const title = await this.news.titleFor(transaction, creatorId, threadId);
    if (title === null) return;
    await this.notifications.notify(transaction, {
      userId: creatorId,
      type: 'THREAD_CLAP',
      description: `clapped for your thread “${title}”`,
      by: clapperId,
      url: threadPath(threadId),
      tag: threadId,
      groupKey: threadId,
      about: { type: 'THREAD', id: threadId },
    });
  }

  @Subscribe(ThreadDeleted, 'notifications.take-back-what-led-to-a-deleted-thread')
  takeBack(
    { payload }: DeliveredEvent<EventPayload<typeof ThreadDeleted>>,
    transaction: Transaction,
  ): Promise<void> {
    const { creatorId, threadId } = payload;
    return this.notifications.withdrawLeadingTo(transaction, creatorId, [threadPath(threadId)]);
  }

  private async tellMentioned({ threadId, creatorId }: Thread, transaction: Transaction): Promise<void> {
    const title = await this.news.titleFor(transaction, creatorId, threadId);
    if (title === null) return;
    await this.mentions.tell(transaction, {
      about: { type: 'THREAD', id: threadId },
      authorId: creatorId,
      title,
      url: threadPath(threadId),
      isShownTo: async (userId) => (await this.news.titleFor(transaction, userId, threadId)) !== null,
      told: null,
    });
  }
}
