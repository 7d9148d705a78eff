import { Injectable } from '@nestjs/common';
import { blocks } from '@lyceum/friends';
import { AfterCommitOf, type EventPayload, PreparedQueries, SocketHub } from '@lyceum/kernel';
import { CommentHighlighted, ReplyEdited, ReplyHidden, ReplyShown, ReplyWritten } from '../replies.events';
import { threadRoom } from './thread-rooms';

type Reply = EventPayload<typeof ReplyShown>;

/** SQL of the array of everybody with a block with this person. */
const apartFrom = (userId: string): string => `ARRAY(${blocks.partnersOf(userId)})`;

/** The number of post `$1`, if it is shown, and who has a block with `$2`. */
const shownPostQuery = {
  name: 'forum.live-post',
  text: `
    SELECT p.number, ${apartFrom('$2')} AS apart FROM posts p JOIN threads t ON t.id = p.thread_id
    WHERE p.id = $1 AND p.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
};

/** The same of comment `$1`, which needs no number. */
const shownCommentQuery = {
  name: 'forum.live-comment',
  text: `
    SELECT ${apartFrom('$2')} AS apart FROM comments c JOIN threads t ON t.id = c.thread_id
    WHERE c.id = $1 AND c.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
};

const apartQuery = { name: 'forum.who-is-apart', text: `SELECT ${apartFrom('$1')} AS apart` };

interface Apart extends Record<string, unknown> {
  apart: string[];
}

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
      const [comment] = await this.queries.rows<Apart>(shownCommentQuery, [replyId, creatorId]);
      if (comment) this.tellChanged(reply, comment.apart);
      return;
    }
    const [post] = await this.queries.rows<Apart & { number: number }>(shownPostQuery, [replyId, creatorId]);
    if (!post) return;
    const message = { communityId, threadId, number: post.number, creatorId };
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-created', message, post.apart);
  }

  @AfterCommitOf(ReplyEdited)
  async tellOfChange(reply: Reply): Promise<void> {
    const [row] = await this.queries.rows<Apart>(apartQuery, [reply.creatorId]);
    this.tellChanged(reply, row?.apart ?? []);
  }

  @AfterCommitOf(ReplyHidden)
  tellOfHidden(reply: Reply): Promise<void> {
    return this.tellOfChange(reply);
  }

  @AfterCommitOf(CommentHighlighted)
  tellOfHighlight(reply: Reply): Promise<void> {
    return this.tellOfChange(reply);
  }

  private tellChanged({ communityId, threadId, postId }: Reply, apart: readonly string[]): void {
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-changed', { threadId, postId }, apart);
  }
}
