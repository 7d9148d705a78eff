import { Injectable } from '@nestjs/common';
import { type OwnThreadInput, ownThreadSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { ThreadAccessService } from '../page/thread-access.service';

const addQuery = {
  name: 'forum.add-favourite',
  text: 'INSERT INTO thread_favorites (user_id, thread_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

const removeQuery = {
  name: 'forum.remove-favourite',
  text: 'DELETE FROM thread_favorites WHERE user_id = $1 AND thread_id = $2',
};

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
    await this.queries.rows(addQuery, [actor.userId, threadId]);
  }

  /** No longer saves it; harmless where it was not saved, or is gone. */
  async remove(actor: Actor, input: OwnThreadInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { threadId } = parseInput(ownThreadSchema, input);
    await this.queries.rows(removeQuery, [actor.userId, threadId]);
  }
}
