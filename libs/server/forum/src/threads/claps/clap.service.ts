import { Injectable } from '@nestjs/common';
import { type ClapThreadInput, clapThreadSchema, threadLimits } from '@lyceum/contracts';
import { type Actor, assertCan, parseInput, UnitOfWork } from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { openThread } from '../page/open-thread.queries';
import { ThreadAccessService } from '../page/thread-access.service';
import { ThreadClapped } from '../threads.events';

/** Claps of a thread, and the caller's among them. */
export interface ThreadClaps {
  claps: number;
  requestingUserClapCnt: number;
}

/** One statement, so that claps at the same moment are counted exactly, and never above the maximum. */
const clapStatement = `
  WITH target AS (${openThread}), clapped AS (
    INSERT INTO thread_claps AS own (thread_id, user_id, count) SELECT id, $1, $4::int FROM target
    ON CONFLICT (thread_id, user_id) DO UPDATE
    SET count = LEAST(own.count + excluded.count, ${String(threadLimits.claps)}), updated_at = now()
    WHERE own.count < ${String(threadLimits.claps)}
    RETURNING own.thread_id, own.count, own.count - COALESCE(old.count, 0) AS added
  ), counted AS (
    UPDATE threads t SET claps_cnt = t.claps_cnt + clapped.added FROM clapped WHERE t.id = clapped.thread_id
    RETURNING t.claps_cnt
  )
  SELECT target.community_id AS "communityId", target.creator_id AS "creatorId",
         COALESCE(clapped.added, 0)::int AS added, counted.claps_cnt AS claps,
         clapped.count::int AS "requestingUserClapCnt"
  FROM target LEFT JOIN clapped ON true LEFT JOIN counted ON true`;

const unchangedStatement = `
  SELECT t.claps_cnt AS claps, COALESCE(cl.count, 0)::int AS "requestingUserClapCnt"
  FROM threads t LEFT JOIN thread_claps cl ON cl.thread_id = t.id AND cl.user_id = $1 WHERE t.id = $2`;

interface ClapRow extends ThreadClaps {
  communityId: string;
  creatorId: string;
  added: number;
}

/** Applause (checklist line 93). */
@Injectable()
export class ClapService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly threads: ThreadAccessService,
  ) {}

  /**
   * Claps, several times at once if wanted, up to 10 of one person for one thread: what is above changes nothing, and
   * nobody hears of it. Authors may clap for themselves.
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED
   */
  async clap(actor: Actor, input: ClapThreadInput): Promise<ThreadClaps> {
    assertCan(actor, 'forum.write');
    const { threadId, count } = parseInput(clapThreadSchema, input);
    const values = [actor.userId, overseesForums(actor), threadId, count ?? 1];
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const [row] = await manager.query<ClapRow[]>(clapStatement, values);
      if (!row) await this.threads.ofReader(actor, threadId);
      if (!row || row.added === 0) {
        const [claps] = await manager.query<[ThreadClaps]>(unchangedStatement, [actor.userId, threadId]);
        return claps;
      }
      const { communityId, creatorId, added, claps, requestingUserClapCnt } = row;
      transaction.raise(ThreadClapped, { threadId, communityId, creatorId, clapperId: actor.userId, added });
      return { claps, requestingUserClapCnt };
    });
  }
}
