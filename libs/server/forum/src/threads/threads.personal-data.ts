import { Injectable } from '@nestjs/common';
import { type ContentStatus, replyPartNames, threadPartNames } from '@lyceum/contracts/forum';
import { columns, PersonalDataSource, statement } from '@lyceum/kernel';
import { forumName, unlessDeleted } from '../access/forum-access.queries';
import { WrittenPersonalData } from '@lyceum/mentions';
import type { ReplyPartsModel } from '../texts/reply-parts.model';
import type { ThreadPartsModel } from './thread-parts.model';

/** Nothing of what was deleted. */
type Said<Row> = { [Key in keyof Row]: Row[Key] | null };

interface Written {
  id: string;
  status: ContentStatus;
  writtenAt: Date;
  editedAt: Date | null;
}

const written = (alias: string, ...more: string[]): string =>
  columns(['id', 'status', 'editedAt', ...more], { writtenAt: `${alias}.created_at` })(alias);

const lists = {
  threads: statement<Written & Said<ThreadPartsModel & ReplyPartsModel> & { forum: string | null }>(
    'forum.export-threads',
    `SELECT ${written('t')}, ${forumName}, ${columns([...threadPartNames, ...replyPartNames])('said')}
     FROM threads t ${unlessDeleted('threads', 't')} JOIN communities c ON c.id = t.community_id
     WHERE t.creator_id = $userId ORDER BY t.id`,
  ),
  posts: statement<Written & Said<ReplyPartsModel> & { threadId: string }>(
    'forum.export-posts',
    `SELECT ${written('p', 'threadId')}, ${columns(replyPartNames)('said')}
     FROM posts p ${unlessDeleted('posts', 'p')} WHERE p.creator_id = $userId ORDER BY p.id`,
  ),
  claps: statement<{ threadId: string; count: number; lastAt: Date }>(
    'forum.export-thread-claps',
    `SELECT ${columns(['threadId', 'count'], { lastAt: 'updated_at' })()} FROM thread_claps WHERE user_id = $userId
     ORDER BY updated_at, thread_id`,
  ),
  savedThreads: statement<{ threadId: string; savedAt: Date }>(
    'forum.export-saved-threads',
    `SELECT ${columns(['threadId'], { savedAt: 'created_at' })()} FROM thread_favorites WHERE user_id = $userId
     ORDER BY created_at, thread_id`,
  ),
  watchedThreads: statement<{ threadId: string; watch: string; since: Date }>(
    'forum.export-watched-threads',
    `SELECT ${columns(['threadId', 'watch'], { since: 'created_at' })()} FROM thread_watches WHERE user_id = $userId
     ORDER BY created_at, thread_id`,
  ),
  openedThreads: statement<{ threadId: string; lastCountedAt: Date }>(
    'forum.export-opened-threads',
    `SELECT ${columns(['threadId'], { lastCountedAt: 'counted_at' })()} FROM thread_views WHERE user_id = $userId
     ORDER BY counted_at, thread_id`,
  ),
  readUpTo: statement<{ threadId: string; number: number; readAt: Date }>(
    'forum.export-read-markers',
    `SELECT ${columns(['threadId'], { number: 'read_number', readAt: 'updated_at' })()} FROM thread_read_markers
     WHERE user_id = $userId ORDER BY updated_at, thread_id`,
  ),
};

/** Of who left goes what they alone can make use of, and the keys of what they sent. */
const erasures = [
  statement('forum.erase-saved-threads', 'DELETE FROM thread_favorites WHERE user_id = $userId'),
  statement('forum.erase-watched-threads', 'DELETE FROM thread_watches WHERE user_id = $userId'),
  statement('forum.erase-opened-threads', 'DELETE FROM thread_views WHERE user_id = $userId'),
  statement('forum.erase-read-markers', 'DELETE FROM thread_read_markers WHERE user_id = $userId'),
  statement(
    'forum.erase-thread-keys',
    'UPDATE threads SET client_key = NULL WHERE creator_id = $userId AND client_key IS NOT NULL',
  ),
];

/** What somebody wrote in forums, and what they read, saved, followed and clapped for. */
@Injectable()
@PersonalDataSource('threads')
export class ThreadsPersonalData extends WrittenPersonalData {
  protected readonly lists = lists;

  /** Threads, posts and claps stay, of 'Deleted user': others answered to them. */
  protected override readonly erasures = erasures;
}
