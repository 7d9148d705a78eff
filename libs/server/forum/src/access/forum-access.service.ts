import { Injectable } from '@nestjs/common';
import { type Actor, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { assertMayRead, type ForumAccess } from './forum-access';
import { accessQuery } from './forum-access.queries';

/** Looks up what decides access to a forum. */
@Injectable()
export class ForumAccessService {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER */
  async ofReader(actor: Actor, communityId: string): Promise<ForumAccess> {
    const [access] = await this.queries.rows<ForumAccess>(accessQuery, [actor.userId, communityId]);
    assertMayRead(actor, access);
    return access;
  }

  /** The same, seen by a transaction that is to act on it. @throws like `ofReader` */
  async within({ manager }: Transaction, actor: Actor, communityId: string): Promise<ForumAccess> {
    const [access] = await manager.query<ForumAccess[]>(accessQuery.text, [actor.userId, communityId]);
    assertMayRead(actor, access);
    return access;
  }
}
