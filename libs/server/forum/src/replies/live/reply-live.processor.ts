import { Injectable } from '@nestjs/common';
import { AfterCommitOf, type EventPayload, PreparedQueries, SocketHub, statement } from '@lyceum/kernel';
import { blockedWith } from '../reply.rows';
import {
  AnswerHighlighted,
  CommentHighlighted,
  ReplyEdited,
  ReplyHidden,
  ReplyShown,
} from '../replies.events';
import { threadRoom } from '../../threads/thread-rooms';

type Reply = EventPayload<typeof ReplyShown>;

interface Blocked {
  /** Everybody with a block with its author. */
  blockedWith: string[];
}

/** What of a post or comment tabs are told by. */
interface ShownReply extends Blocked {
  /** Of a comment none. */
  number: number | null;
}

/** The post, if it is shown. */
const shownPostQuery = statement<ShownReply>(
  'forum.live-post',
  `SELECT p.number, ${blockedWith('$creatorId')} AS "blockedWith" FROM posts p JOIN threads t ON t.id = p.thread_id
    WHERE p.id = $replyId AND p.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
);

/** The same of a comment. */
const shownCommentQuery = statement<ShownReply>(
  'forum.live-comment',
  `SELECT NULL::int AS number, ${blockedWith('$creatorId')} AS "blockedWith" FROM comments c JOIN threads t ON t.id = c.thread_id
    WHERE c.id = $replyId AND c.status = 'VISIBLE' AND t.status = 'VISIBLE'`,
);

const blockedQuery = statement<Blocked>(
  'forum.blocked-with-somebody',
  `SELECT ${blockedWith('$creatorId')} AS "blockedWith"`,
);

/** Tells the tabs that have a thread open what happens in it; those with a block hear nothing of each other. */
@Injectable()
export class ReplyLiveProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sockets: SocketHub,
  ) {}

  /** One that is shown and new. Who has just written it says so, and need not ask what that statement has read. */
  tellOfNew(reply: Reply, { number, blockedWith: except }: ShownReply): void {
    if (number === null) return this.tellChanged(reply, except);
    const { communityId, threadId, creatorId } = reply;
    const message = { communityId, threadId, number, creatorId };
    this.sockets.toRoom(threadRoom(communityId, threadId), 'forum.post-created', message, except);
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
    const [row] = await this.queries.rows(blockedQuery, { creatorId: reply.creatorId });
    this.tellChanged(reply, row?.blockedWith ?? []);
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

  private tellChanged({ communityId, threadId, postId }: Reply, except: readonly string[]): void {
    this.sockets.toRoom(
      threadRoom(communityId, threadId),
      'forum.post-changed',
      { threadId, postId },
      except,
    );
  }
}
