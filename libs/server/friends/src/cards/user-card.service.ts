import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { authErrors, publicRoleLabels } from '@lyceum/contracts/auth';
import {
  friendsLimits,
  type ListPeopleInput,
  listPeopleSchema,
  type LookAtUserInput,
  lookAtUserSchema,
} from '@lyceum/contracts/friends';
import {
  type Actor,
  assertCan,
  cutPage,
  decodeCursor,
  DomainError,
  parseInput,
  PreparedQueries,
} from '@lyceum/kernel';
import { ContactService } from '../contact.service';
import { ContactStatements } from '../contact-statements';
import { friendState } from '../relations/friend-state';
import { type CardRow, type ListQueries, userCardQueries, type WholeCardRow } from './user-card.queries';
import type { PeoplePageModel, RelationToUserModel, UserCardModel } from './user-card.model';

/** People as the caller meets them: one card, or a page of them, each in one statement. */
@Injectable()
export class UserCardService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof userCardQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, userCardQueries);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /** Somebody's hover card. @throws DomainError AUTH_USER_NOT_FOUND */
  async card(actor: Actor, input: LookAtUserInput): Promise<UserCardModel> {
    const row = await this.look(actor, input);
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    const { forumsInCommon, friendsInCommon } = row;
    return { ...toCard(row), forumsInCommon, friendsInCommon };
  }

  /** What the caller and somebody are to each other; NO_RELATION also where there is nobody. */
  async relation(actor: Actor, input: LookAtUserInput): Promise<RelationToUserModel> {
    const row = await this.look(actor, input);
    return row ? toCard(row) : { state: 'NO_RELATION', friendRelationId: null, isBlockedByMe: false };
  }

  /** The caller's friends, the newest first. */
  friends(actor: Actor, input: ListPeopleInput): Promise<PeoplePageModel> {
    return this.page(actor, this.statements.of(actor).friends, input);
  }

  /** Requests the caller has not answered yet. */
  receivedRequests(actor: Actor, input: ListPeopleInput): Promise<PeoplePageModel> {
    return this.page(actor, this.statements.of(actor).receivedRequests, input);
  }

  /** Requests the caller waits for. */
  sentRequests(actor: Actor, input: ListPeopleInput): Promise<PeoplePageModel> {
    return this.page(actor, this.statements.of(actor).sentRequests, input);
  }

  /** People the caller has blocked (checklist line 144). */
  blocked(actor: Actor, input: ListPeopleInput): Promise<PeoplePageModel> {
    return this.page(actor, this.statements.of(actor).blocked, input);
  }

  private async look(actor: Actor, input: LookAtUserInput): Promise<WholeCardRow | undefined> {
    assertCan(actor, 'friend.read');
    const { userId } = parseInput(lookAtUserSchema, input);
    const values = { userId: actor.userId, otherId: userId };
    const [row] = await this.queries.rows(this.statements.of(actor).card, values);
    return row;
  }

  private async page(actor: Actor, list: ListQueries, input: ListPeopleInput): Promise<PeoplePageModel> {
    assertCan(actor, 'friend.read');
    const { cursor, limit: asked } = parseInput(listPeopleSchema, input);
    const limit = asked ?? friendsLimits.pageSize;
    const values = { userId: actor.userId, limit: limit + 1 };
    const [since = null, afterId = null] = cursor ? decodeCursor(cursor) : [];
    const read = cursor
      ? this.queries.rows(list.later, { ...values, since, afterId })
      : this.queries.rows(list.first, values);
    const page = cutPage(await read, limit, ({ sortValue, sortId }) => [sortValue, sortId]);
    return { ...page, rows: page.rows.map((row) => ({ user: toCard(row), since: row.since })) };
  }
}

/** Without what the two have in common. */
export function toCard({ roles, status, isRequester, ...row }: CardRow): UserCardModel {
  return {
    ...row,
    roleLabels: publicRoleLabels(roles),
    state: friendState({ status, isRequester }),
    forumsInCommon: null,
    friendsInCommon: null,
  };
}
