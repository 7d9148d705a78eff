import { Injectable } from '@nestjs/common';
import { type ClapThreadInput, clapThreadSchema } from '@lyceum/contracts';
import { type Actor, assertCan, parseInput, UnitOfWork } from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { openThread } from '../page/open-thread.queries';
import { ThreadAccessService } from '../page/thread-access.service';
import { ThreadClapped } from '../threads.events';
import { type ClapRow, type Claps, clapsStatement, clapStatement, type ClapTarget } from './clap.statements';

const target: ClapTarget = {
  table: 'threads',
  clapsTable: 'thread_claps',
  clapsKey: 'thread_id',
  open: openThread,
  told: 'target.community_id AS "communityId", target.creator_id AS "creatorId"',
};
const clapForThread = clapStatement(target);
const clapsOfThread = clapsStatement(target);

type ThreadClapRow = ClapRow<{ communityId: string; creatorId: string }>;

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
  async clap(actor: Actor, input: ClapThreadInput): Promise<Claps> {
    assertCan(actor, 'forum.write');
    const { threadId, count } = parseInput(clapThreadSchema, input);
    const values = [actor.userId, overseesForums(actor), threadId, count ?? 1];
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const [row] = await manager.query<ThreadClapRow[]>(clapForThread, values);
      if (!row) await this.threads.ofReader(actor, threadId);
      if (!row || row.added === 0) {
        const [claps] = await manager.query<[Claps]>(clapsOfThread, [actor.userId, threadId]);
        return claps;
      }
      const { communityId, creatorId, added, claps, requestingUserClapCnt } = row;
      transaction.raise(ThreadClapped, { threadId, communityId, creatorId, clapperId: actor.userId, added });
      return { claps, requestingUserClapCnt };
    });
  }
}
