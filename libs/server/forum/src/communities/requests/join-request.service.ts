import { Injectable } from '@nestjs/common';
import { type CommunityByNameInput, communityByNameSchema, communityErrors } from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { ForumAccessService } from '../../access/forum-access.service';
import { CommunityJoinRequested } from '../../forum.events';
import { endRequest, lockCommunity } from '../membership/membership.statements';
import { openStatement, type RequestStanding, requestStandingQuery } from './join-request.statements';
import type { JoinRequestStateModel } from './join-request.model';

/** Asking to be let into a private forum (checklist lines 68, 69). */
@Injectable()
export class JoinRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
  ) {}

  /** @throws DomainError COMMUNITY_NOT_FOUND (402), also of a closed forum the caller is not in; COMMUNITY_BANNED (403) */
  async state(actor: Actor, input: CommunityByNameInput): Promise<JoinRequestStateModel> {
    assertCan(actor, 'forum.read');
    const { communityId, displayName, status, isInvited } = await this.standing(actor, input);
    return { communityId, displayName, status, isInvited };
  }

  /**
   * Asks to join a private forum. Asking again while a request is open changes nothing; after a refusal it is a new one.
   * @throws DomainError COMMUNITY_REQUEST_FAILED for members and of a forum that is not private, COMMUNITY_NOT_FOUND,
   * COMMUNITY_BANNED
   */
  async request(actor: Actor, input: CommunityByNameInput): Promise<JoinRequestStateModel> {
    assertCan(actor, 'forum.write');
    const { communityId } = await this.standing(actor, input);
    await this.unitOfWork.run(async (transaction) => {
      // A ban, an approval or a change of the settings may be on its way: they wait for the same row.
      await lockCommunity(transaction, communityId);
      const { privacy, role, isBanned } = await this.access.asIs(transaction, actor, communityId);
      if (isBanned) throw new DomainError(communityErrors.BANNED);
      if (privacy !== 'PRIVATE' || role !== null) throw new DomainError(communityErrors.REQUEST_FAILED);
      const values = { communityId, userId: actor.userId };
      const [opened] = await transaction.rows(openStatement, values);
      if (opened)
        transaction.raise(CommunityJoinRequested, {
          communityId,
          userId: actor.userId,
          requestId: opened.id,
        });
    });
    return this.state(actor, input);
  }

  /** Takes the open request back. @throws DomainError COMMUNITY_REQUEST_NOT_FOUND and what `state` throws */
  async withdraw(actor: Actor, input: CommunityByNameInput): Promise<JoinRequestStateModel> {
    assertCan(actor, 'forum.write');
    const { communityId } = await this.standing(actor, input);
    const wasOpen = await this.unitOfWork.run((transaction) =>
      endRequest(transaction, { communityId, userId: actor.userId }),
    );
    if (!wasOpen) throw new DomainError(communityErrors.REQUEST_NOT_FOUND);
    return this.state(actor, input);
  }

  private async standing(actor: Actor, input: CommunityByNameInput): Promise<RequestStanding> {
    const { communityName } = parseInput(communityByNameSchema, input);
    const values = { userId: actor.userId, communityName };
    const [found] = await this.queries.rows(requestStandingQuery, values);
    if (!found || (found.privacy === 'CLOSED' && found.role === null))
      throw new DomainError(communityErrors.NOT_FOUND);
    if (found.isBanned) throw new DomainError(communityErrors.BANNED);
    return found;
  }
}
