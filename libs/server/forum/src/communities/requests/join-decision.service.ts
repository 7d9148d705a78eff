import { Injectable } from '@nestjs/common';
import {
  communityErrors,
  decideJoinRequestSchema,
  type JoinRequestStatus,
  type ListOfForumToolInput,
  listOfForumToolSchema,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { mayModerate, mayRead } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { JoinRequestDecided, MemberJoined } from '../../forum.events';
import { recordForumAudit } from '../../access/forum-audit';
import { addMember, endInvitations, lockCommunity } from '../membership/membership.statements';
import { toolPage } from '../tool-page';
import { decideStatement, openRequestsQuery } from './join-request.statements';
import type { CommunityJoinRequestModel } from './join-request.model';

/** What admins and moderators of a forum make of requests to join (checklist lines 70, 77). */
@Injectable()
export class JoinDecisionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
  ) {}

  /** A page of open requests, who has waited longest first. @throws DomainError COMMUNITY_NOT_ALLOWED */
  async list(actor: Actor, input: ListOfForumToolInput): Promise<CommunityJoinRequestModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, cursor } = parseInput(listOfForumToolSchema, input);
    await this.access.ofModerator(actor, communityId);
    return toolPage(this.queries, openRequestsQuery, cursor, { communityId });
  }

  /** Lets somebody in. @throws DomainError COMMUNITY_REQUEST_NOT_FOUND, COMMUNITY_NOT_ALLOWED */
  approve(actor: Actor, input: { requestId: string }): Promise<JoinRequestStatus> {
    return this.decide(actor, input, 'APPROVED');
  }

  /** Does not let them in; they may ask again. @throws like `approve` */
  deny(actor: Actor, input: { requestId: string }): Promise<JoinRequestStatus> {
    return this.decide(actor, input, 'DENIED');
  }

  private async decide(
    actor: Actor,
    input: { requestId: string },
    outcome: 'APPROVED' | 'DENIED',
  ): Promise<JoinRequestStatus> {
    assertCan(actor, 'forum.write');
    const { requestId } = parseInput(decideJoinRequestSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const communityId = await communityOf(transaction, requestId);
      await lockCommunity(transaction, communityId);
      const access = await this.access.asIs(transaction, actor, communityId);
      if (!mayRead(actor, access)) throw new DomainError(communityErrors.REQUEST_NOT_FOUND);
      if (!mayModerate(actor, access)) throw new DomainError(communityErrors.NOT_ALLOWED);
      const values = { requestId, decidedBy: actor.userId, outcome };
      const [decided] = await transaction.rows(decideStatement, values);
      if (!decided) throw new DomainError(communityErrors.REQUEST_NOT_FOUND);
      const membership = { communityId, userId: decided.userId };
      if (outcome === 'APPROVED') await letIn(transaction, membership);
      transaction.raise(JoinRequestDecided, { ...membership, requestId, outcome, decidedBy: actor.userId });
      await recordForumAudit(transaction, {
        communityId,
        actorId: actor.userId,
        action: `JOIN_REQUEST_${outcome}`,
        subjectUserId: decided.userId,
      });
    });
    return outcome;
  }
}

const communityOfStatement = statement<{ communityId: string }>(
  'forum.community-of-join-request',
  'SELECT community_id AS "communityId" FROM community_join_requests WHERE id = $requestId',
);

async function communityOf(transaction: Transaction, requestId: string): Promise<string> {
  const [request] = await transaction.rows(communityOfStatement, { requestId });
  if (!request) throw new DomainError(communityErrors.REQUEST_NOT_FOUND);
  return request.communityId;
}

async function letIn(
  transaction: Transaction,
  membership: { communityId: string; userId: string },
): Promise<void> {
  await endInvitations(transaction, membership, 'GOT');
  if (await addMember(transaction, membership)) transaction.raise(MemberJoined, membership);
}
