import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { MentionNamesService, type TextRow } from '@lyceum/mentions';

/** What was deleted, by whomever, is nobody's to see any more; that there was something is told. */
const exported = {
  comments: `
    SELECT c.id, c.post_id AS "postId", c.thread_id AS "threadId", c.status, c.created_at AS "writtenAt",
           c.edited_at AS "editedAt", CASE WHEN c.status IN ('VISIBLE', 'HELD') THEN c.content END AS content, c.is_rich AS "isRich"
    FROM comments c WHERE c.creator_id = $1 ORDER BY c.id`,
  postClaps: `
    SELECT post_id AS "postId", count, updated_at AS "lastAt" FROM post_claps WHERE user_id = $1
    ORDER BY updated_at, post_id`,
  commentClaps: `
    SELECT comment_id AS "commentId", count, updated_at AS "lastAt" FROM comment_claps WHERE user_id = $1
    ORDER BY updated_at, comment_id`,
  earlierVersions: `
    SELECT e.target_type AS "targetType", e.target_id AS "targetId", e.content, e.is_rich AS "isRich", e.edited_at AS "replacedAt"
    FROM content_edits e
    WHERE e.creator_id = $1 AND 'VISIBLE' IN (
      SELECT status FROM threads WHERE id = e.target_id
      UNION ALL SELECT status FROM posts WHERE id = e.target_id
      UNION ALL SELECT status FROM comments WHERE id = e.target_id)
    ORDER BY e.id`,
  mentions: `
    SELECT target_id AS "targetId", created_at AS "mentionedAt" FROM content_mentions WHERE user_id = $1
    ORDER BY created_at, target_id`,
} as const;

/** What somebody commented, clapped for and changed, and where they are mentioned. Their posts are among the threads. */
@Injectable()
@PersonalDataSource('replies')
export class RepliesPersonalData implements PersonalData {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  async export(userId: string): Promise<object> {
    const lists = Object.entries(exported).map(async ([name, text]) => {
      const rows = await this.queries.rows<TextRow & object>({ name: `forum.export-replies-${name}`, text }, [
        userId,
      ]);
      return [name, await this.names.into(userId, rows)] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  }

  /** Posts, comments and claps stay, of 'Deleted user': others answered to them. Nobody needs what they once said. */
  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query('DELETE FROM content_edits WHERE creator_id = $1', [userId]);
    for (const table of ['posts', 'comments'])
      await manager.query(
        `UPDATE ${table} SET client_key = NULL WHERE creator_id = $1 AND client_key IS NOT NULL`,
        [userId],
      );
  }
}
