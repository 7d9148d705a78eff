import { Injectable } from '@nestjs/common';
import { replyPartNames } from '@lyceum/contracts/forum';
import { type AnyRow, columns, PersonalDataSource, statement } from '@lyceum/kernel';
import { WrittenPersonalData } from '@lyceum/mentions';
import { unlessDeleted } from '../access/forum-access.queries';

const lists = {
  comments: statement<AnyRow>(
    'forum.export-comments',
    `SELECT ${columns(['id', 'postId', 'threadId', 'status', 'editedAt'], { writtenAt: 'c.created_at' })('c')},
            ${columns(replyPartNames)('said')}
     FROM comments c ${unlessDeleted('comments', 'c')} WHERE c.creator_id = $userId ORDER BY c.id`,
  ),
  postClaps: statement<{ postId: string; count: number; lastAt: Date }>(
    'forum.export-post-claps',
    `SELECT ${columns(['postId', 'count'], { lastAt: 'updated_at' })()} FROM post_claps WHERE user_id = $userId
     ORDER BY updated_at, post_id`,
  ),
  commentClaps: statement<{ commentId: string; count: number; lastAt: Date }>(
    'forum.export-comment-claps',
    `SELECT ${columns(['commentId', 'count'], { lastAt: 'updated_at' })()} FROM comment_claps WHERE user_id = $userId
     ORDER BY updated_at, comment_id`,
  ),
  earlierVersions: statement<AnyRow>(
    'forum.export-earlier-versions',
    `SELECT ${columns(['targetType', 'targetId', 'content', 'isRich'])('e')}, e.edited_at AS "replacedAt"
     FROM content_edits e
     WHERE e.creator_id = $userId AND 'VISIBLE' IN (
       SELECT status FROM threads WHERE id = e.target_id
       UNION ALL SELECT status FROM posts WHERE id = e.target_id
       UNION ALL SELECT status FROM comments WHERE id = e.target_id)
     ORDER BY e.id`,
  ),
  mentions: statement<{ targetId: string; mentionedAt: Date }>(
    'forum.export-mentions',
    `SELECT ${columns(['targetId'], { mentionedAt: 'created_at' })()} FROM content_mentions WHERE user_id = $userId
     ORDER BY created_at, target_id`,
  ),
};

const forgetKeys = (table: 'posts' | 'comments') =>
  statement(
    `forum.erase-reply-keys-of-${table}`,
    `UPDATE ${table} SET client_key = NULL WHERE creator_id = $userId AND client_key IS NOT NULL`,
  );

const erasures = [
  statement('forum.erase-earlier-versions', 'DELETE FROM content_edits WHERE creator_id = $userId'),
  forgetKeys('posts'),
  forgetKeys('comments'),
];

/** What somebody commented, clapped for and changed, and where they are mentioned. Their posts are among the threads. */
@Injectable()
@PersonalDataSource('replies')
export class RepliesPersonalData extends WrittenPersonalData {
  protected readonly lists = lists;

  /** Posts, comments and claps stay, of 'Deleted user': others answered to them. Nobody needs what they once said. */
  protected override readonly erasures = erasures;
}
