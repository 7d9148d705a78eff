import { Injectable } from '@nestjs/common';
import { pollErrors, type PollIdInput, pollIdSchema } from '@lyceum/contracts/polls';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import type { PollRights } from '../places/poll-place';
import { PollPlaces } from '../places/poll-places';
import { pollQuery, type PollRow, pollThreadQuery } from './poll.queries';
import { toPollView } from './poll.view';
import type { PollModel } from './poll.model';

/** A poll the caller may know of. */
export interface ReachedPoll {
  readonly threadId: string;
  readonly rights: PollRights;
}

/** One poll, read by somebody who may. */
@Injectable()
export class PollService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly places: PollPlaces,
  ) {}

  /**
   * A poll as the caller meets it: while its results are hidden from them it tells neither counts nor others' votes
   * (checklist line 131).
   * @throws DomainError POLL_NOT_FOUND, also where its thread is held, removed or none the caller may read
   */
  async open(actor: Actor, input: PollIdInput): Promise<PollModel> {
    assertCan(actor, 'forum.read');
    const { pollId } = parseInput(pollIdSchema, input);
    const row = await this.row(actor, pollId);
    const { rights } = await this.inThread(actor, row.threadId);
    return toPollView(actor.userId, rights, row);
  }

  /** What the caller may do with it, before they do. @throws DomainError POLL_NOT_FOUND */
  async reach(actor: Actor, pollId: string): Promise<ReachedPoll> {
    const [poll] = await this.queries.rows(pollThreadQuery, { pollId });
    if (!poll) throw new DomainError(pollErrors.NOT_FOUND);
    return this.inThread(actor, poll.threadId);
  }

  /** It again, after the caller did something with it. @throws DomainError POLL_NOT_FOUND */
  async reread(actor: Actor, pollId: string, { rights }: ReachedPoll): Promise<PollModel> {
    return toPollView(actor.userId, rights, await this.row(actor, pollId));
  }

  private async row(actor: Actor, pollId: string): Promise<PollRow> {
    const [row] = await this.queries.rows(pollQuery, { userId: actor.userId, pollId });
    if (!row) throw new DomainError(pollErrors.NOT_FOUND);
    return row;
  }

  private async inThread(actor: Actor, threadId: string): Promise<ReachedPoll> {
    const rights = await this.places.get().rightsOf(actor, threadId);
    if (!rights) throw new DomainError(pollErrors.NOT_FOUND);
    return { threadId, rights };
  }
}
