import { Injectable } from '@nestjs/common';
import { type OwnThreadInput, ownThreadSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, insertRow, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import { ThreadAccessService } from '../page/thread-access.service';

const addQuery = statement(
  'forum.add-favourite',
  insertRow('thread_favorites', ['userId', 'threadId'], 'ON CONFLICT DO NOTHING'),
);

const removeQuery = statement(
  'forum.remove-favourite',
  'DELETE FROM thread_favorites WHERE user_id = $userId AND thread_id = $threadId',
);

/** Threads people save for themselves (checklist line 96). */
@Injectable()
export class FavouriteService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
  ) {}

  /** Saves a thread; again changes nothing. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  async add(actor: Actor, input: OwnThreadInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { threadId } = parseInput(ownThreadSchema, input);
    await this.threads.ofReader(actor, threadId);
    await this.queries.count(addQuery, { userId: actor.userId, threadId });
  }

  /** No longer saves it; harmless where it was not saved, or is gone. */
  async remove(actor: Actor, input: OwnThreadInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { threadId } = parseInput(ownThreadSchema, input);
    await this.queries.count(removeQuery, { userId: actor.userId, threadId });
  }
}
