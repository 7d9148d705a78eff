import { Injectable } from '@nestjs/common';
import {
  type CountNewThreadsInput,
  countNewThreadsSchema,
  type ListOwnThreadsInput,
  listOwnThreadsSchema,
  type ListThreadsInput,
  listThreadsSchema,
  threadLimits,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, can, parseInput, PreparedQueries, type Statement } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { readerOf } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { type ThreadCardRow, toCard } from './thread-card';
import {
  forumThreadQueries,
  homeThreadQueries,
  mostPopularThreadQuery,
  newThreadsCountQuery,
  pinnedThreadsQuery,
  savedThreadQueries,
  studentThreadQueries,
  type ThreadListQueries,
} from './thread-list.queries';
import { cursorValues } from './thread-order';
import type { ThreadCardModel } from './thread-card.model';

interface Page {
  cursor?: string | null | undefined;
  limitValue?: number | null | undefined;
  skipValue?: number | null | undefined;
}

/** Lists of threads, each read in one statement, and another where it mentions people; a forum's that is empty also asks who may read it. */
@Injectable()
export class ThreadListService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
    private readonly names: MentionNamesService,
  ) {}

  /**
   * A page of a forum's threads without the pinned ones (checklist lines 62, 85).
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
   */
  async fromCommunity(actor: Actor, input: ListThreadsInput): Promise<ThreadCardModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, communityName, sortBy, ...page } = parseInput(listThreadsSchema, input, 'input');
    const id = communityId ?? (await this.access.ofReaderByName(actor, communityName ?? '')).communityId;
    const cards = await this.page(actor, forumThreadQueries[sortBy ?? 'NEWEST'], page, { communityId: id });
    // The statement lists nothing of a forum that may not be read; why it is empty is asked only then.
    if (cards.length === 0) await this.access.ofReader(actor, id);
    return cards;
  }

  /** A page of the threads of the caller's forums, the newest first. */
  async forHome(actor: Actor, input: ListOwnThreadsInput): Promise<ThreadCardModel[]> {
    assertCan(actor, 'forum.read');
    return this.page(actor, homeThreadQueries, parseInput(listOwnThreadsSchema, input));
  }

  /** A page of the threads the caller has saved, the latest saved first (checklist line 96). */
  async saved(actor: Actor, input: ListOwnThreadsInput): Promise<ThreadCardModel[]> {
    assertCan(actor, 'forum.read');
    return this.page(actor, savedThreadQueries, parseInput(listOwnThreadsSchema, input));
  }

  /**
   * A page of what the caller's students asked in the last weeks, as far as the caller may read it: first what nobody else
   * has answered for a day, the newest first. Empty for who is no teacher.
   */
  async ofStudents(actor: Actor, input: ListOwnThreadsInput): Promise<ThreadCardModel[]> {
    assertCan(actor, 'forum.read');
    const page = parseInput(listOwnThreadsSchema, input);
    return can(actor, 'forum.teach') ? this.page(actor, studentThreadQueries, page) : [];
  }

  /** How many threads others wrote in the forum since then, up to 99. @throws DomainError like `fromCommunity` */
  async countNew(actor: Actor, input: CountNewThreadsInput): Promise<number> {
    assertCan(actor, 'forum.read');
    const { communityId, since } = parseInput(countNewThreadsSchema, input);
    await this.access.ofReader(actor, communityId);
    const values = { userId: actor.userId, communityId, since };
    const [row] = await this.queries.rows(newThreadsCountQuery, values);
    return row?.count ?? 0;
  }

  /** The pinned threads of a forum that the caller may read, which whoever asks has checked; in their order. */
  async pinnedOf(actor: Actor, communityId: string): Promise<ThreadCardModel[]> {
    return this.cards(actor, pinnedThreadsQuery, { communityId });
  }

  /** The thread with the most claps and posts of the last days; null where nothing happened. Like `pinnedOf`. */
  async mostPopularOf(actor: Actor, communityId: string): Promise<ThreadCardModel | null> {
    const [card] = await this.cards(actor, mostPopularThreadQuery, { communityId });
    return card ?? null;
  }

  private page(
    actor: Actor,
    { order, first, later }: ThreadListQueries,
    { cursor, limitValue, skipValue }: Page,
    place: { communityId?: string } = {},
  ): Promise<ThreadCardModel[]> {
    const { usual, any } = cursor ? later : first;
    const values = { ...place, ...(cursor && cursorValues(order, cursor)) };
    const limit = limitValue ?? threadLimits.pageSize;
    const skip = cursor ? 0 : (skipValue ?? 0);
    if (limit === threadLimits.pageSize && skip === 0) return this.cards(actor, usual, values);
    return this.cards(actor, any, { ...values, limit, skip });
  }

  private async cards(
    actor: Actor,
    query: Statement<ThreadCardRow>,
    values: object,
  ): Promise<ThreadCardModel[]> {
    const rows = await this.queries.rows(query, { ...readerOf(actor), ...values });
    const named = await this.names.into(actor.userId, rows);
    return named.map((row) => toCard(actor, row));
  }
}
