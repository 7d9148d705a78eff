import {
  type ListWatchedThreadsInput,
  listWatchedThreadsSchema,
  type OwnThreadInput,
  ownThreadSchema,
  type SetThreadWatchInput,
  setThreadWatchSchema,
  threadLimits,
  type ThreadWatch,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, keysetOf, parseInput, PreparedQueries, withCursor } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { readerOf } from '../../access/forum-access';
import { ThreadAccessService } from '../page/thread-access.service';
import type { WatchedThreadModel } from './thread-watch.model';
import { endWatchQuery, storeWatchQuery, watchedThreadQueries, watchQuery } from './thread-watch.queries';

/** Threads that people follow or mute, for themselves alone. */
@Injectable()
export class ThreadWatchService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
  ) {}

  /** What the caller hears of a thread. */
  async of(actor: Actor, input: OwnThreadInput): Promise<ThreadWatch> {
    assertCan(actor, 'forum.read');
    const { threadId } = parseInput(ownThreadSchema, input);
    const [row] = await this.queries.rows(watchQuery, { userId: actor.userId, threadId });
    return row?.watch ?? 'USUAL';
  }

  /**
   * Follows or mutes a thread that the caller may open; again changes nothing. Back to usual it goes also where the thread is
   * gone or closed to them. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED
   */
  async set(actor: Actor, input: SetThreadWatchInput): Promise<ThreadWatch> {
    assertCan(actor, 'forum.write');
    const { threadId, watch } = parseInput(setThreadWatchSchema, input);
    const target = { userId: actor.userId, threadId };
    if (watch === 'USUAL') {
      await this.queries.count(endWatchQuery, target);
      return watch;
    }
    await this.threads.ofReader(actor, threadId);
    await this.queries.count(storeWatchQuery, { ...target, watch });
    return watch;
  }

  /** A page of what the caller follows or has muted, the latest first. */
  async list(actor: Actor, input: ListWatchedThreadsInput): Promise<WatchedThreadModel[]> {
    assertCan(actor, 'forum.read');
    const { cursor, limit } = parseInput(listWatchedThreadsSchema, input);
    const values = { ...readerOf(actor), limit: limit ?? threadLimits.watchedPageSize };
    const [time, afterId] = keysetOf(cursor);
    const rows = await (cursor
      ? this.queries.rows(watchedThreadQueries.later, { ...values, time, afterId })
      : this.queries.rows(watchedThreadQueries.first, values));
    return rows.map((row) => withCursor(row));
  }
}
