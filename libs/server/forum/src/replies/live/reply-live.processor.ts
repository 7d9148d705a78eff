import { Injectable } from '@nestjs/common';
import { blocks } from '@lyceum/friends';
import {
  type DeliveredEvent,
  type EventPayload,
  SocketHub,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { CommentHighlighted, ReplyEdited, ReplyHidden, ReplyShown, ReplyWritten } from '../replies.events';
import { threadRoom } from './thread-rooms';

type Delivered = DeliveredEvent<EventPayload<typeof ReplyShown>>;

/** The number of post `$1`, if it is shown. */
const shownPostStatement = `
  SELECT p.number FROM posts p JOIN threads t ON t.id = p.thread_id
  WHERE p.id = $1 AND p.status = 'VISIBLE' AND t.status = 'VISIBLE'`;

const shownCommentStatement = `
  SELECT c.id FROM comments c JOIN threads t ON t.id = c.thread_id
  WHERE c.id = $1 AND c.status = 'VISIBLE' AND t.status = 'VISIBLE'`;

/** Who has a block with `$1`. */
const apartStatement = `SELECT blocked_id AS id FROM (${blocks.partnersOf('$1')}) apart`;

/** Tells the tabs that have a thread open what happens in it; those with a block hear nothing of each other. */
@Injectable()
export class ReplyLiveProcessor {
  constructor(private readonly sockets: SocketHub) {}

  @Subscribe(ReplyWritten, 'forum.tell-tabs-of-a-reply')
  tellOfNew(event: Delivered, transaction: Transaction): Promise<void> {
    return this.tellOfShown(event, transaction);
  }

  @Subscribe(ReplyShown, 'forum.tell-tabs-of-a-shown-reply')
  async tellOfShown({ payload }: Delivered, transaction: Transaction): Promise<void> {
    const { manager } = transaction;
    const { replyType, replyId, creatorId, communityId, threadId } = payload;
    if (replyType === 'COMMENT') {
      const shown = await manager.query<unknown[]>(shownCommentStatement, [replyId]);
      if (shown.length > 0) await this.tellOfChange({ payload }, transaction);
      return;
    }
    const [post] = await manager.query<{ number: number }[]>(shownPostStatement, [replyId]);
    if (!post) return;
    const message = { communityId, threadId, number: post.number, creatorId };
    const apart = await apartFrom(transaction, creatorId);
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-created', message, apart);
  }

  @Subscribe(ReplyEdited, 'forum.tell-tabs-of-a-changed-reply')
  async tellOfChange({ payload }: Pick<Delivered, 'payload'>, transaction: Transaction): Promise<void> {
    const { creatorId, communityId, threadId, postId } = payload;
    const apart = await apartFrom(transaction, creatorId);
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-changed', { threadId, postId }, apart);
  }

  @Subscribe(ReplyHidden, 'forum.tell-tabs-of-a-hidden-reply')
  tellOfHidden(event: Delivered, transaction: Transaction): Promise<void> {
    return this.tellOfChange(event, transaction);
  }

  @Subscribe(CommentHighlighted, 'forum.tell-tabs-of-a-highlighted-comment')
  tellOfHighlight(event: Delivered, transaction: Transaction): Promise<void> {
    return this.tellOfChange(event, transaction);
  }
}

async function apartFrom({ manager }: Transaction, userId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(apartStatement, [userId]);
  return rows.map(({ id }) => id);
}
