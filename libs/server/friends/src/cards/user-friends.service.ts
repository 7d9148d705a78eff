import { friendsLimits, type UserFriendsInput, userFriendsSchema } from '@lyceum/contracts/friends';
import { type Actor, assertCan, cutPage, decodeCursor, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ContactService } from '../contact.service';
import { ContactStatements } from '../contact-statements';
import type { UserFriendsPageModel } from './user-friends.model';
import { userFriendsQueries } from './user-friends.queries';

/** Somebody's friends on their profile. */
@Injectable()
export class UserFriendsService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof userFriendsQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, userFriendsQueries);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /**
   * The friends of somebody that the caller may know of, those in common first; of nobody there are none. What friends are
   * told is not told to staff who see the platform as one of them.
   */
  async friends(actor: Actor, input: UserFriendsInput): Promise<UserFriendsPageModel> {
    assertCan(actor, 'friend.read');
    const { userId, cursor, limit: asked } = parseInput(userFriendsSchema, input);
    const limit = asked ?? friendsLimits.friendsOfProfile;
    const values = {
      userId: actor.userId,
      otherId: userId,
      countsAsFriend: actor.viewedBy === undefined,
      limit: limit + 1,
    };
    const { first, later } = this.statements.of(actor);
    const [after = null, afterId = null] = cursor ? decodeCursor(cursor) : [];
    const rows = cursor
      ? await this.queries.rows(later, { ...values, after, afterId })
      : await this.queries.rows(first, values);
    const page = cutPage(rows, limit, ({ sortValue, sortId }) => [sortValue, sortId]);
    return { ...page, rows: page.rows.map(({ person, isInCommon }) => ({ person, isInCommon })) };
  }
}
