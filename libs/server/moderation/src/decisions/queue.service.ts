import { Injectable } from '@nestjs/common';
import { type GetForumReportsInput, getForumReportsSchema } from '@lyceum/contracts/moderation';
import { type Actor, assertCan, keysetOf, parseInput, PreparedQueries } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { Communities } from '../communities/communities';
import { ModerationStatements } from '../moderation.statements';
import { type CaseView, toCaseView } from './case.view';

/** What waits for a forum's moderators, and what they decided: one list of all kinds of things (checklist line 77). */
@Injectable()
export class QueueService {
  constructor(
    private readonly communities: Communities,
    private readonly queries: PreparedQueries,
    private readonly statements: ModerationStatements,
    private readonly names: MentionNamesService,
  ) {}

  /** A page of it, the latest first. @throws DomainError COMMUNITY_NOT_ALLOWED and what keeps from reading */
  async list(actor: Actor, input: GetForumReportsInput): Promise<CaseView[]> {
    assertCan(actor, 'forum.read');
    const { communityId, status, cursor } = parseInput(getForumReportsSchema, input);
    const standing = await this.communities.keeper.ofModerator(actor, communityId);
    const [sortValue, sortId] = keysetOf(cursor);
    const { userId } = actor;
    const values = { userId, communityId, status, sortValue, sortId };
    const rows = await this.queries.rows(this.statements.cases.queue, values);
    const named = await this.names.into(actor.userId, rows);
    return named.map((row) => toCaseView(actor, row, standing));
  }
}
