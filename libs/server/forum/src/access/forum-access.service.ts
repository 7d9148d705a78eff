import { Injectable } from '@nestjs/common';
import { communityErrors } from '@lyceum/contracts/forum';
import { type Actor, DomainError, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { assertMayRead, type ForumAccess, mayAdminister, mayModerate } from './forum-access';
import { accessByNameQuery, accessQuery } from './forum-access.queries';

/** Looks up what decides access to a forum. */
@Injectable()
export class ForumAccessService {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER */
  async ofReader(actor: Actor, communityId: string): Promise<ForumAccess> {
    const [access] = await this.queries.rows(accessQuery, { userId: actor.userId, communityId });
    assertMayRead(actor, access);
    return access;
  }

  /** The same, for the forum of a name. @throws like `ofReader` */
  async ofReaderByName(actor: Actor, communityName: string): Promise<ForumAccess> {
    const values = { userId: actor.userId, communityName };
    const [access] = await this.queries.rows(accessByNameQuery, values);
    assertMayRead(actor, access);
    return access;
  }

  /** The same, seen by a transaction that is to act on it. @throws like `ofReader` */
  async within(transaction: Transaction, actor: Actor, communityId: string): Promise<ForumAccess> {
    const [access] = await transaction.rows(accessQuery, { userId: actor.userId, communityId });
    assertMayRead(actor, access);
    return access;
  }

  /** Access as it is, whether it lets the caller in or not. @throws DomainError COMMUNITY_NOT_FOUND */
  async asIs(transaction: Transaction, actor: Actor, communityId: string): Promise<ForumAccess> {
    const [access] = await transaction.rows(accessQuery, { userId: actor.userId, communityId });
    if (!access) throw new DomainError(communityErrors.NOT_FOUND);
    return access;
  }

  /** For who keeps order in the forum. @throws like `ofReader`, and COMMUNITY_NOT_ALLOWED */
  async ofModerator(actor: Actor, communityId: string, transaction?: Transaction): Promise<ForumAccess> {
    const access = await this.read(actor, communityId, transaction);
    if (!mayModerate(actor, access)) throw new DomainError(communityErrors.NOT_ALLOWED);
    return access;
  }

  /** For who runs the forum. @throws like `ofReader`, and COMMUNITY_NOT_ALLOWED */
  async ofAdmin(actor: Actor, communityId: string, transaction?: Transaction): Promise<ForumAccess> {
    const access = await this.read(actor, communityId, transaction);
    if (!mayAdminister(actor, access)) throw new DomainError(communityErrors.NOT_ALLOWED);
    return access;
  }

  private read(actor: Actor, communityId: string, transaction?: Transaction): Promise<ForumAccess> {
    return transaction ? this.within(transaction, actor, communityId) : this.ofReader(actor, communityId);
  }
}
