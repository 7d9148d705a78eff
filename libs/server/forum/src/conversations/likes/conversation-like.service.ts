import { Injectable } from '@nestjs/common';
import {
  conversationErrors,
  type LikeConversationInput,
  likeConversationSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, statement, UnitOfWork } from '@lyceum/kernel';
import { readerOf } from '../../access/forum-access';
import { isNotHidden, isReadable } from '../../access/forum-access.queries';
import { ConversationAccessService } from '../conversation-access.service';
import type { ConversationLikesModel } from './conversation-likes.model';

/** One statement, so that calls at the same moment are counted exactly. A row wherever there is something to like. */
const likeStatement = statement<{ likesCnt: number | null }>(
  'forum.like-conversation',
  `WITH target AS (
    SELECT v.id FROM conversations v JOIN communities c ON c.id = v.community_id
    WHERE v.id = $conversationId AND v.status = 'VISIBLE' AND ${isReadable('c')}
      AND ${isNotHidden('v.creator_id')}
  ), liked AS (
    INSERT INTO conversation_likes (conversation_id, user_id) SELECT id, $userId FROM target WHERE $liked::boolean
    ON CONFLICT DO NOTHING RETURNING conversation_id, 1 AS change
  ), unliked AS (
    DELETE FROM conversation_likes l USING target WHERE NOT $liked AND l.conversation_id = target.id AND l.user_id = $userId
    RETURNING l.conversation_id, -1 AS change
  ), counted AS (
    UPDATE conversations v SET likes_cnt = likes_cnt + changed.change
    FROM (SELECT * FROM liked UNION ALL SELECT * FROM unliked) changed WHERE v.id = changed.conversation_id
    RETURNING v.likes_cnt
  )
  SELECT (SELECT likes_cnt FROM counted) AS "likesCnt" FROM target`,
);

const unchangedStatement = statement<{ likesCnt: number }>(
  'forum.likes-of-conversation',
  'SELECT likes_cnt AS "likesCnt" FROM conversations WHERE id = $conversationId',
);

/** Applause of one hand (checklist line 82). */
@Injectable()
export class ConversationLikeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly conversations: ConversationAccessService,
  ) {}

  /**
   * Whoever may read it likes it, once, or takes that back; again changes nothing. Authors may like their own.
   * @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED
   */
  async like(actor: Actor, input: LikeConversationInput): Promise<ConversationLikesModel> {
    assertCan(actor, 'forum.write');
    const { conversationId, liked } = parseInput(likeConversationSchema, input);
    const values = { ...readerOf(actor), conversationId, liked };
    return this.unitOfWork.run(async (transaction) => {
      const [row] = await transaction.rows(likeStatement, values);
      if (!row) {
        await this.conversations.ofReader(actor, conversationId);
        // What is held, or hidden by a block, is there for moderators, but not to be liked.
        throw new DomainError(conversationErrors.NOT_FOUND);
      }
      const [now] =
        row.likesCnt === null
          ? await transaction.rows(unchangedStatement, { conversationId })
          : [{ likesCnt: row.likesCnt }];
      return { likesCnt: now?.likesCnt ?? 0, requestingUserHasLiked: liked };
    });
  }
}
