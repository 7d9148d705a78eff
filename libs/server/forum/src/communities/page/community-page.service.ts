import { isFindable, people, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { type CommunityByNameInput, communityByNameSchema, communityLimits } from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import { assertMayRead } from '../../access/forum-access';
import { isNotHidden } from '../../access/forum-access.queries';
import { ThreadListService } from '../../threads/lists/thread-list.service';
import {
  communityColumns,
  type CommunityRow,
  communityTables,
  toCommunityView,
} from '../lists/community.view';
import type { CommunityPageModel } from './community-page.model';

interface PageRow extends CommunityRow {
  mostEngagedUsers: UserSummaryModel[];
  requestingUserHasDraft: boolean;
}

export const communityPageQuery = statement<PageRow>(
  'forum.community-page',
  `
    SELECT ${communityColumns}, coalesce(engaged.users, '[]') AS "mostEngagedUsers",
      EXISTS (SELECT FROM drafts d WHERE d.user_id = $userId AND d.community_id = c.id) AS "requestingUserHasDraft"
    FROM ${communityTables}
    LEFT JOIN LATERAL (
      SELECT json_agg(top.summary ORDER BY top.engagement DESC, top.user_id DESC) AS users
      FROM (
        SELECT ${userSummaryJson('u')} AS summary, e.engagement, e.user_id
        FROM community_members e ${people.join('u', 'e.user_id')}
        WHERE e.community_id = c.id AND e.engagement > 0 AND ${isFindable('u')} AND ${isNotHidden('e.user_id')}
        ORDER BY e.engagement DESC, e.user_id DESC LIMIT $faces) top) engaged ON true
    WHERE c.name = $communityName::citext`,
);

/** What stands above a forum's threads (checklist line 60), in three statements. */
@Injectable()
export class CommunityPageService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadListService,
  ) {}

  /**
   * The forum of this name, if the caller may open it.
   * @throws DomainError COMMUNITY_NOT_A_MEMBER (401), COMMUNITY_NOT_FOUND (402), COMMUNITY_BANNED (403)
   */
  async byName(actor: Actor, input: CommunityByNameInput): Promise<CommunityPageModel> {
    assertCan(actor, 'forum.read');
    const { communityName } = parseInput(communityByNameSchema, input);
    const faces = communityLimits.mostEngagedUsers;
    const values = { userId: actor.userId, communityName, faces };
    const [row] = await this.queries.rows(communityPageQuery, values);
    assertMayRead(actor, row && { ...row, communityId: row.id });
    const { mostEngagedUsers, requestingUserHasDraft, ...community } = row as PageRow;
    const [pinnedThreads, mostPopularThread] = await Promise.all([
      this.threads.pinnedOf(actor, community.id),
      this.threads.mostPopularOf(actor, community.id),
    ]);
    return {
      community: toCommunityView(actor, community),
      mostEngagedUsers,
      requestingUserHasDraft,
      pinnedThreads,
      mostPopularThread,
    };
  }
}
