import { Injectable } from '@nestjs/common';
import { AfterCommitOf, type EventPayload, PreparedQueries, SocketHub, statement } from '@lyceum/kernel';
import { apartFrom } from '../reply.rows';
import {
  AnswerHighlighted,
  CommentHighlighted,
  ReplyEdited,
  ReplyHidden,
  ReplyShown,
} from '../replies.events';
import { threadRoom } from './thread-rooms';

type Reply = EventPayload<typeof ReplyShown>;

interface Apart {
  /** Everybody with a block with its author. */
  apart: string[];
}

/** What of a post or comment tabs are told by. */
interface ShownReply extends Apart {
  /** Of a comment none. */
  number: number | null;
}

/** The post, if it is shown. */
const shownPostQuery = statement<ShownReply>(
  'forum.live-post',
  `SELECT p.number, ${apartFrom('$creatorId')} AS apart FROM posts p JOIN threads t ON t.id = p.thread_id
    WHERE p.id = $replyId AND p.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
);

/** The same of a comment. */
const shownCommentQuery = statement<ShownReply>(
  'forum.live-comment',
  `SELECT NULL::int AS number, ${apartFrom('$creatorId')} AS apart FROM comments c JOIN threads t ON t.id = c.thread_id
    WHERE c.id = $replyId AND c.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
);

const apartQuery = statement<Apart>('forum.who-is-apart', `SELECT ${apartFrom('$creatorId')} AS apart`);

/** Tells the tabs that have a thread open what happens in it; those with a block hear nothing of each other. */
@Injectable()
export class ReplyLiveProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sockets: SocketHub,
  ) {}

  /** One that is shown and new. Who has just written it says so, and need not ask what that statement has read. */
  tellOfNew(reply: Reply, { number, apart }: ShownReply): void {
    if (number === null) return this.tellChanged(reply, apart);
    const { communityId, threadId, creatorId } = reply;
    const message = { communityId, threadId, number, creatorId };
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-created', message, apart);
  }

  @AfterCommitOf(ReplyShown)
  async tellOfShown(reply: Reply): Promise<void> {
    const { replyType, replyId, creatorId } = reply;
    const query = replyType === 'POST' ? shownPostQuery : shownCommentQuery;
    const [shown] = await this.queries.rows(query, { replyId, creatorId });
    if (shown) this.tellOfNew(reply, shown);
  }

  @AfterCommitOf(ReplyEdited)
  async tellOfChange(reply: Reply): Promise<void> {
    const [row] = await this.queries.rows(apartQuery, { creatorId: reply.creatorId });
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

  @AfterCommitOf(AnswerHighlighted)
  tellOfHighlightedAnswer({ communityId, threadId }: Reply): void {
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.highlight-changed', { threadId });
  }

  private tellChanged({ communityId, threadId, postId }: Reply, apart: readonly string[]): void {
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-changed', { threadId, postId }, apart);
  }
}
