import { isNameable, people, userSummaryJson } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { type ListOfForumToolInput, listOfForumToolSchema } from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  parseInput,
  place,
  type Placed,
  PreparedQueries,
  statement,
} from '@lyceum/kernel';
import { ForumAccessService } from '../../access/forum-access.service';
import { toolPage } from '../tool-page';
import type { ForumAuditEntryModel } from './forum-audit.model';

/** The latest first. What somebody did who waits for a guardian is there without their name. */
const auditQuery = statement<Placed<Omit<ForumAuditEntryModel, 'cursor'>>>(
  'forum.audit',
  `SELECT e.id, e.action, e.reason, e.created_at AS "createdAt",
           CASE WHEN actor.id IS NOT NULL THEN ${userSummaryJson('actor')} END AS actor,
           CASE WHEN subject.id IS NOT NULL THEN ${userSummaryJson('subject')} END AS subject,
           ${place('e.created_at', 'e.id')}
    FROM forum_audit_entries e
    ${people.leftJoin('actor', 'e.actor_id')} AND ${isNameable('actor')}
    ${people.leftJoin('subject', 'e.subject_user_id')} AND ${isNameable('subject')}
    WHERE e.community_id = $communityId AND (e.created_at, e.id) < (coalesce($sortValue::timestamptz, 'infinity'), coalesce($sortId::uuid, $communityId))
    ORDER BY e.created_at DESC, e.id DESC LIMIT $limit`,
);

/** What a forum's admins may read of what was done there (checklist line 77). */
@Injectable()
export class ForumAuditService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
  ) {}

  /** A page of it, the latest first. @throws DomainError COMMUNITY_NOT_ALLOWED and what keeps from reading */
  async list(actor: Actor, input: ListOfForumToolInput): Promise<ForumAuditEntryModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, cursor } = parseInput(listOfForumToolSchema, input);
    await this.access.ofAdmin(actor, communityId);
    return toolPage(this.queries, auditQuery, cursor, { communityId });
  }
}
