import { isPresent, people, userSummaryJson } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import {
  communityErrors,
  communityLimits,
  type DecideProposalInput,
  decideProposalSchema,
  type JoinRequestStatus,
  type ListProposalsInput,
  listProposalsSchema,
  type ProposeCommunityInput,
  proposeCommunitySchema,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  place,
  type Placed,
  PreparedQueries,
  statement,
  UnitOfWork,
  withCursor,
} from '@lyceum/kernel';
import { CommunityProposalDecided, CommunityProposed } from '../../forum.events';
import { recordForumAudit } from '../../access/forum-audit';
import { communityPartsOf } from '../community-parts.model';
import { nameFrom } from '../settings/community-name';
import { createCommunity } from '../settings/create-community';
import { toolPage } from '../tool-page';
import type { CommunityProposalModel } from './proposal.model';

type ProposalRow = Placed<Omit<CommunityProposalModel, 'cursor'>>;

const columns = `
  p.id, p.display_name AS "displayName", p.reason, p.status, p.created_at AS "createdAt", ${userSummaryJson('u')} AS user,
  ${place('p.created_at', 'p.id')}`;

/** Who has waited longest first. */
const openProposalsQuery = statement<ProposalRow>(
  'forum.open-proposals',
  `SELECT ${columns} FROM community_proposals p ${people.join('u', 'p.user_id')}
    WHERE p.status = 'PENDING' AND ${isPresent('u')}
      AND (p.created_at, p.id) > (COALESCE($sortValue::timestamptz, '-infinity'), COALESCE($sortId::uuid, p.user_id))
    ORDER BY p.created_at, p.id LIMIT $limit`,
);

/** Asks for a forum; no row where `openProposals` of theirs wait already. Their row is locked first, so that two calls count both. */
const proposeStatement = statement<{ id: string }>(
  'forum.propose',
  `INSERT INTO community_proposals (user_id, display_name, reason)
  SELECT $userId, $displayName, $reason
  WHERE (SELECT count(*) FROM community_proposals WHERE user_id = $userId AND status = 'PENDING') < $openProposals
  RETURNING id`,
);

const decideStatement = statement<{ userId: string; displayName: string; reason: string }>(
  'forum.decide-proposal',
  `UPDATE community_proposals SET status = $status, decided_by = $decidedBy, decided_at = now()
  WHERE id = $id AND status = 'PENDING' RETURNING user_id AS "userId", display_name AS "displayName", reason`,
);

const proposalStatement = statement<ProposalRow>(
  'forum.proposal',
  `SELECT ${columns} FROM community_proposals p ${people.join('u', 'p.user_id')} WHERE p.id = $id`,
);

const lockProposerStatement = statement(
  'forum.lock-proposer',
  `SELECT ${people.from('u')} WHERE u.id = $userId FOR NO KEY UPDATE`,
);

/** Forums that people ask for, and staff make (checklist line 80). */
@Injectable()
export class ProposalService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
  ) {}

  /** Asks for a forum. @throws DomainError COMMUNITY_TOO_MANY_PROPOSALS while three wait */
  async propose(actor: Actor, input: ProposeCommunityInput): Promise<CommunityProposalModel> {
    assertCan(actor, 'forum.write');
    const { displayName, reason } = parseInput(proposeCommunitySchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await transaction.count(lockProposerStatement, { userId: actor.userId });
      const values = {
        userId: actor.userId,
        displayName,
        reason,
        openProposals: communityLimits.openProposals,
      };
      const [made] = await transaction.rows(proposeStatement, values);
      if (!made) throw new DomainError(communityErrors.TOO_MANY_PROPOSALS);
      transaction.raise(CommunityProposed, { proposalId: made.id, userId: actor.userId, displayName });
      const [row] = (await transaction.rows(proposalStatement, { id: made.id })) as [ProposalRow];
      return withCursor(row);
    });
  }

  /** A page of what waits for staff, the oldest first. */
  async list(actor: Actor, input: ListProposalsInput = {}): Promise<CommunityProposalModel[]> {
    assertCan(actor, 'forum.create');
    const { cursor } = parseInput(listProposalsSchema, input);
    return toolPage(this.queries, openProposalsQuery, cursor);
  }

  /**
   * Makes the forum, public and with who asked for its admin, or does not.
   * @throws DomainError COMMUNITY_PROPOSAL_NOT_FOUND, COMMUNITY_NAME_TAKEN
   */
  async decide(actor: Actor, input: DecideProposalInput): Promise<JoinRequestStatus> {
    assertCan(actor, 'forum.create');
    const { id, approve } = parseInput(decideProposalSchema, input);
    const status = approve ? 'APPROVED' : 'DENIED';
    await this.unitOfWork.run(async (transaction) => {
      const [decided] = await transaction.rows(decideStatement, { id, decidedBy: actor.userId, status });
      if (!decided) throw new DomainError(communityErrors.PROPOSAL_NOT_FOUND);
      const { userId, displayName, reason } = decided;
      const by = { creatorId: userId, actorId: actor.userId };
      const parts = communityPartsOf({ displayName, description: reason, privacy: 'PUBLIC' });
      const communityId = approve
        ? await createCommunity(transaction, { ...parts, ...by, name: nameFrom(displayName) })
        : null;
      if (communityId === null)
        await recordForumAudit(transaction, {
          communityId,
          actorId: actor.userId,
          action: 'PROPOSAL_DENIED',
          subjectUserId: userId,
          reason: displayName,
        });
      transaction.raise(CommunityProposalDecided, {
        proposalId: id,
        userId,
        communityId,
        displayName,
        decidedBy: actor.userId,
      });
    });
    return status;
  }
}
