import { Injectable } from '@nestjs/common';
import { blocks } from '@lyceum/friends';
import { AfterCommitOf, type EventPayload, PreparedQueries, SocketHub } from '@lyceum/kernel';
import { CommentHighlighted, ReplyEdited, ReplyHidden, ReplyShown, ReplyWritten } from '../replies.events';
import { threadRoom } from './thread-rooms';

type Reply = EventPayload<typeof ReplyShown>;

/** The number of post `$1`, if it is shown. */
const shownPostQuery = {
  name: 'forum.number-of-shown-post',
  text: `
    SELECT p.number FROM posts p JOIN threads t ON t.id = p.thread_id
    WHERE p.id = $1 AND p.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
};

const shownCommentQuery = {
  name: 'forum.is-comment-shown',
  text: `
    SELECT c.id FROM comments c JOIN threads t ON t.id = c.thread_id
    WHERE c.id = $1 AND c.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
};

/** Who has a block with `$1`. */
const apartQuery = {
  name: 'forum.who-is-apart',
  text: `SELECT blocked_id AS id FROM (${blocks.partnersOf('$1')}) apart`,
};

/** Tells the tabs that have a thread open what happens in it; those with a block hear nothing of each other. */
@Injectable()
export class ReplyLiveProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sockets: SocketHub,
  ) {}

  @AfterCommitOf(ReplyWritten)
  tellOfNew(reply: Reply): Promise<void> {
    return this.tellOfShown(reply);
  }

  @AfterCommitOf(ReplyShown)
  async tellOfShown(reply: Reply): Promise<void> {
    const { replyType, replyId, creatorId, communityId, threadId } = reply;
    if (replyType === 'COMMENT') {
      const shown = await this.queries.rows(shownCommentQuery, [replyId]);
      if (shown.length > 0) await this.tellOfChange(reply);
      return;
    }
    const [post] = await this.queries.rows<{ number: number }>(shownPostQuery, [replyId]);
    if (!post) return;
    const message = { communityId, threadId, number: post.number, creatorId };
    const apart = await this.apartFrom(creatorId);
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-created', message, apart);
  }

  @AfterCommitOf(ReplyEdited)
  async tellOfChange({ creatorId, communityId, threadId, postId }: Reply): Promise<void> {
    const apart = await this.apartFrom(creatorId);
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-changed', { threadId, postId }, apart);
  }

  @AfterCommitOf(ReplyHidden)
  tellOfHidden(reply: Reply): Promise<void> {
    return this.tellOfChange(reply);
  }

  @AfterCommitOf(CommentHighlighted)
  tellOfHighlight(reply: Reply): Promise<void> {
    return this.tellOfChange(reply);
  }

  private async apartFrom(userId: string): Promise<string[]> {
    const rows = await this.queries.rows<{ id: string }>(apartQuery, [userId]);
    return rows.map(({ id }) => id);
  }
}
