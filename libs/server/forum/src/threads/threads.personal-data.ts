import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { MentionNamesService, type TextRow } from '@lyceum/mentions';
import { forumName } from '../access/forum-access.queries';

/** What was deleted, by whomever, is nobody's to see any more; that there was something is told. */
const exported = {
  threads: `
    SELECT t.id, ${forumName}, t.status, t.created_at AS "writtenAt", t.edited_at AS "editedAt",
           CASE WHEN t.status IN ('VISIBLE', 'HELD') THEN t.title END AS title,
           CASE WHEN t.status IN ('VISIBLE', 'HELD') THEN t.content END AS content, t.is_rich AS "isRich",
           t.tags, t.thumbnail_url AS "thumbnailUrl"
    FROM threads t JOIN communities c ON c.id = t.community_id WHERE t.creator_id = $1 ORDER BY t.id`,
  posts: `
    SELECT p.id, p.thread_id AS "threadId", p.status, p.created_at AS "writtenAt", p.edited_at AS "editedAt",
           CASE WHEN p.status IN ('VISIBLE', 'HELD') THEN p.content END AS content, p.is_rich AS "isRich"
    FROM posts p WHERE p.creator_id = $1 ORDER BY p.id`,
  claps: `
    SELECT thread_id AS "threadId", count, updated_at AS "lastAt" FROM thread_claps WHERE user_id = $1
    ORDER BY updated_at, thread_id`,
  savedThreads: `
    SELECT thread_id AS "threadId", created_at AS "savedAt" FROM thread_favorites WHERE user_id = $1
    ORDER BY created_at, thread_id`,
  openedThreads: `
    SELECT thread_id AS "threadId", counted_at AS "lastCountedAt" FROM thread_views WHERE user_id = $1
    ORDER BY counted_at, thread_id`,
  readUpTo: `
    SELECT thread_id AS "threadId", read_number AS "number", updated_at AS "readAt" FROM thread_read_markers
    WHERE user_id = $1 ORDER BY updated_at, thread_id`,
} as const;

/** Of who left: what they alone can make use of. */
const ownTables = ['thread_favorites', 'thread_views', 'thread_read_markers'] as const;

/** What somebody wrote in forums, and what they read, saved and clapped for. */
@Injectable()
@PersonalDataSource('threads')
export class ThreadsPersonalData implements PersonalData {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  async export(userId: string): Promise<object> {
    const lists = Object.entries(exported).map(async ([name, text]) => {
      const rows = await this.queries.rows<TextRow & object>({ name: `forum.export-threads-${name}`, text }, [
        userId,
      ]);
      return [name, await this.names.into(userId, rows)] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  }

  /** Threads, posts and claps stay, of 'Deleted user': others answered to them. */
  async erase({ manager }: Transaction, userId: string): Promise<void> {
    for (const table of ownTables) await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    await manager.query(
      'UPDATE threads SET client_key = NULL WHERE creator_id = $1 AND client_key IS NOT NULL',
      [userId],
    );
  }
}
