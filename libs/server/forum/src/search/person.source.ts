import { fullName } from '@lyceum/contracts/auth';
import { people, userSummaryJson } from '@lyceum/auth';
import { forumSearchLimits } from '@lyceum/contracts/forum';
import { ContactService, ContactStatements, friends } from '@lyceum/friends';
import {
  assertCan,
  Finds,
  markMatches,
  matcherOf,
  PreparedQueries,
  type SearchFindingsModel,
  type SearchSource,
  type Statement,
  statement,
} from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { matchedUsers, nameValues, sharedForums } from './name-match.queries';
import { UserSearchHitModel } from './search.model';

type FoundUser = Omit<UserSearchHitModel, 'nameParts'>;

const usersQuery = (contact: ContactService, asStaff: boolean) =>
  statement<FoundUser>(
    `forum.search-users-for-${asStaff ? 'staff' : 'anybody'}`,
    `
    WITH matched AS MATERIALIZED (${matchedUsers(contact.sql('SUGGEST', '$userId::uuid', 'u', asStaff))}), ranked AS (
      SELECT u.id, ${friends.are('$userId::uuid', 'u.id')} AS "isFriend", ${sharedForums('u.id')} AS "sharedForumsCnt", quality
      FROM matched ${people.join('u', 'matched.id')}
      ORDER BY "isFriend" DESC, quality DESC, "sharedForumsCnt" DESC, u.first_name, u.last_name, u.id
      LIMIT ${String(forumSearchLimits.users)}
    )
    SELECT ${userSummaryJson('u')} AS "user", r."isFriend", r."sharedForumsCnt"
    FROM ranked r ${people.join('u', 'r.id')}
    ORDER BY r."isFriend" DESC, r.quality DESC, r."sharedForumsCnt" DESC, u.first_name, u.last_name, u.id`,
  );

/** Finds people whom the caller may know of (`contactTable` of friends): friends first, then who shares forums with them. */
@Injectable()
@Finds('users', () => UserSearchHitModel)
export class PersonSource implements SearchSource<UserSearchHitModel>, OnApplicationBootstrap {
  private readonly statements: ContactStatements<Statement<FoundUser>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, usersQuery);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  async find({ actor, query }: SearchFindingsModel): Promise<UserSearchHitModel[]> {
    assertCan(actor, 'forum.read');
    const rows = await this.queries.rows(this.statements.of(actor), {
      userId: actor.userId,
      ...nameValues(query),
    });
    const matcher = matcherOf(query);
    return rows.map((row) => ({
      ...row,
      nameParts: markMatches(fullName(row.user), matcher),
    }));
  }
}
