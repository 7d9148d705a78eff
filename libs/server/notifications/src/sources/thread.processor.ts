import { Injectable } from '@nestjs/common';
import { ThreadClapped, ThreadDeleted, ThreadNewsService } from '@lyceum/forum';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';

const threadPath = (threadId: string): string => `/thread/${threadId}`;

/**
 * What authors are told about their threads. All claps for one thread are one piece of news until it was seen
 * (checklist line 59); it is told only as long as the thread is there and its author may read it.
 */
@Injectable()
export class ThreadProcessor {
  constructor(
    private readonly news: ThreadNewsService,
    private readonly notifications: NotificationService,
  ) {}

  @Subscribe(ThreadClapped, 'notifications.tell-of-claps-for-a-thread')
  async tellOfClaps(
    { payload }: DeliveredEvent<EventPayload<typeof ThreadClapped>>,
    transaction: Transaction,
  ): Promise<void> {
    const { threadId, creatorId, clapperId } = payload;
    if (clapperId === creatorId) return;
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
}
