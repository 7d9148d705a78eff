import { Injectable } from '@nestjs/common';
import { type ClapThreadInput, clapThreadSchema, threadErrors } from '@lyceum/contracts/forum';
import {
  type Actor,
  AfterCommit,
  assertCan,
  DomainError,
  type EventPayload,
  parseInput,
  PreparedQueries,
  raiseInStatement,
  statement,
} from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { threadOpenToReader } from '../page/open-thread.queries';
import { ThreadAccessService } from '../page/thread-access.service';
import { ThreadClapped } from '../threads.events';
import { ClapGatherer } from './clap-gatherer';
import { type ClapRow, clapsSql, clapSql, type ClapTarget } from './clap.statements';
import type { ThreadClapsModel } from './clap.model';

const target: ClapTarget = {
  table: 'threads',
  clapsTable: 'thread_claps',
  clapsKey: 'thread_id',
  open: threadOpenToReader,
};
const raised = raiseInStatement(
  ThreadClapped,
  {
    threadId: 'target.id',
    communityId: 'target.community_id',
    creatorId: 'target.creator_id',
    clapperId: 'user_id',
    added: 'clapped.added',
  },
  'target JOIN clapped USING (user_id)',
);

/** What is counted and the events of it are written by one statement: very many may clap at the same moment. */
const clapForThread = statement<ClapRow<EventPayload<typeof ThreadClapped>>>(
  'forum.clap',
  clapSql(target, raised),
  { raises: true },
);
const clapsOfThread = statement<ThreadClapsModel>('forum.thread-claps', clapsSql(target));

/** Applause (checklist line 93). */
@Injectable()
export class ClapService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
    private readonly gatherer: ClapGatherer,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Claps, several times at once if wanted, up to 10 of one person for one thread: what is above changes nothing, and
   * nobody hears of it. A call repeated under its `clientKey` counts once. Authors may clap for themselves.
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED
   */
  async clap(actor: Actor, input: ClapThreadInput): Promise<ThreadClapsModel> {
    assertCan(actor, 'forum.write');
    const { threadId, count, clientKey } = parseInput(clapThreadSchema, input);
    const row = await this.gatherer.count(clapForThread, threadId, {
      user_id: actor.userId,
      oversees: overseesForums(actor),
      count: count ?? 1,
      key: clientKey ?? null,
    });
    if (!row) await this.threads.ofReader(actor, threadId);
    if (row && row.added > 0) {
      this.afterCommit.raised(ThreadClapped, row.raised);
      return { claps: row.claps, requestingUserClapCnt: row.requestingUserClapCnt };
    }
    const [claps] = await this.queries.rows(clapsOfThread, { userId: actor.userId, targetId: threadId });
    if (!claps) throw new DomainError(threadErrors.NOT_FOUND);
    return claps;
  }
}
