import { Injectable } from '@nestjs/common';
import { type MarkThreadAsReadInput, markThreadAsReadSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import { readerOf } from '../../access/forum-access';
import { threadOpenToReader } from '../page/open-thread.queries';
import { ThreadAccessService } from '../page/thread-access.service';

/** Forwards only, and never past the last post: two tabs may tell it in any order. */
const markQuery = statement<{ id: string }>(
  'forum.mark-thread-as-read',
  `
    WITH target AS (${threadOpenToReader()}), moved AS (
      INSERT INTO thread_read_markers AS own (user_id, thread_id, read_number)
      SELECT $userId, id, LEAST($number::int, last_post_number) FROM target
      ON CONFLICT (user_id, thread_id) DO UPDATE SET read_number = excluded.read_number, updated_at = now()
      WHERE own.read_number < excluded.read_number
    )
    SELECT id FROM target`,
);

/** How far each reader has read each thread: one row of the two. */
@Injectable()
export class ReadMarkerService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
  ) {}

  /** The caller has read the posts up to this number. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  async mark(actor: Actor, input: MarkThreadAsReadInput): Promise<void> {
    assertCan(actor, 'forum.read');
    const { threadId, number } = parseInput(markThreadAsReadSchema, input);
    const rows = await this.queries.rows(markQuery, { ...readerOf(actor), threadId, number });
    if (rows.length === 0) await this.threads.ofReader(actor, threadId);
  }
}
