import { Injectable } from '@nestjs/common';
import {
  type Delivered,
  type DeliveredEvent,
  type EventPayload,
  Notices,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { MentionNotices } from '../../mentions/mention-notices';
import { isOfAnother, isVisible } from '../../mentions/is-news';
import { ThreadClapped, ThreadCreated, ThreadDeleted, ThreadEdited, ThreadShown } from '../threads.events';
import { threadClapped } from './thread.notices';
import { titleFor, titleUnlessMuted } from './title-for.query';

type Thread = EventPayload<typeof ThreadShown>;
const threadPath = (threadId: string): string => `/thread/${threadId}`;

/**
 * What authors are told about their threads, and others who are named in them. All claps for one thread are one piece of
 * news until it was seen (checklist line 59); it is told only as long as the thread is there and its author may read it,
 * and not to who has muted it.
 */
@Injectable()
export class ThreadNoticesProcessor {
  constructor(
    private readonly notices: Notices,
    private readonly mentions: MentionNotices,
  ) {}

  @Subscribe(ThreadCreated, 'notifications.tell-of-mentions-in-a-thread', { when: isVisible })
  tellOfNew(event: DeliveredEvent<Thread>, transaction: Transaction): Promise<void> {
    return this.tellMentioned(event.payload, transaction);
  }

  @Subscribe(ThreadShown, 'notifications.tell-of-mentions-in-a-shown-thread')
  tellOfShown(event: DeliveredEvent<Thread>, transaction: Transaction): Promise<void> {
    return this.tellMentioned(event.payload, transaction);
  }

  @Subscribe(ThreadEdited, 'notifications.tell-of-mentions-in-a-changed-thread', { when: isVisible })
  tellOfEdit(event: DeliveredEvent<Thread>, transaction: Transaction): Promise<void> {
    return this.tellMentioned(event.payload, transaction);
  }

  @Subscribe(ThreadClapped, 'notifications.tell-of-claps-for-a-thread', { when: isOfAnother })
  async tellOfClaps({ payload }: Delivered<typeof ThreadClapped>, transaction: Transaction): Promise<void> {
    const { threadId, creatorId: userId, clapperId: by } = payload;
    const title = await titleUnlessMuted(transaction, userId, threadId);
    if (title === null) return;
    const about = { type: 'THREAD', id: threadId };
    const notice = { userId, by, url: threadPath(threadId), tag: threadId, groupKey: threadId, about };
    this.notices.tell(transaction, threadClapped, { title }, notice);
  }

  @Subscribe(ThreadDeleted, 'notifications.take-back-what-led-to-a-deleted-thread')
  takeBack(
    { payload: { creatorId, threadId } }: Delivered<typeof ThreadDeleted>,
    transaction: Transaction,
  ): Promise<void> {
    this.notices.withdrawLeadingTo(transaction, creatorId, [threadPath(threadId)]);
    return Promise.resolve();
  }

  private async tellMentioned({ threadId, creatorId }: Thread, transaction: Transaction): Promise<void> {
    const title = await titleFor(transaction, creatorId, threadId);
    if (title === null) return;
    await this.mentions.tell(transaction, {
      about: { type: 'THREAD', id: threadId },
      authorId: creatorId,
      title,
      url: threadPath(threadId),
      isShownTo: async (userId) => (await titleFor(transaction, userId, threadId)) !== null,
      knower: null,
    });
  }
}
