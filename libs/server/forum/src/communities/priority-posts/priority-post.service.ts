import { Injectable } from '@nestjs/common';
import {
  type DismissPriorityPostInput,
  dismissPriorityPostSchema,
  type PriorityPostInput,
  priorityPostSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries, statement, UnitOfWork } from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { isReadable } from '../../access/forum-access.queries';
import type { PriorityPostModel } from './priority-post.model';

/**
 * The latest that runs now at a place and that the reader has not put away. What a forum announces is for who may read it.
 */
const priorityPostQuery = statement<PriorityPostModel>(
  'forum.priority-post',
  `SELECT p.id, p.type, p.tag, p.title, p.content, p.link FROM priority_posts p
    LEFT JOIN communities c ON c.id = p.community_id
    WHERE p.type = $type AND p.tag = $tag AND (c.id IS NULL OR (p.tag <> 'home' AND ${isReadable('c')}))
      AND p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at > now())
      AND NOT EXISTS (SELECT FROM priority_post_dismissals d WHERE d.priority_post_id = p.id AND d.user_id = $userId)
    ORDER BY p.starts_at DESC, p.id DESC LIMIT 1`,
);

const dismissStatement = statement(
  'forum.dismiss-announcement',
  `INSERT INTO priority_post_dismissals (priority_post_id, user_id) SELECT id, $userId FROM priority_posts WHERE id = $id
  ON CONFLICT DO NOTHING`,
);

/** Announcements above the forums (checklist line 81). */
@Injectable()
export class PriorityPostService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
  ) {}

  /** What the place has to say to the caller; null where it is nothing, or they have put it away. */
  async find(actor: Actor, input: PriorityPostInput): Promise<PriorityPostModel | null> {
    assertCan(actor, 'forum.read');
    const { type, tag } = parseInput(priorityPostSchema, input);
    const values = { userId: actor.userId, oversees: overseesForums(actor), type, tag };
    const [post] = await this.queries.rows(priorityPostQuery, values);
    return post ?? null;
  }

  /** The caller has read it and never sees it again, on no device. Again changes nothing. */
  async dismiss(actor: Actor, input: DismissPriorityPostInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { id } = parseInput(dismissPriorityPostSchema, input);
    await this.unitOfWork.run((transaction) =>
      transaction.count(dismissStatement, { id, userId: actor.userId }),
    );
  }
}
