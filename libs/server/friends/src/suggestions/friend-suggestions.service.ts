import { type FriendSuggestionsInput, friendSuggestionsSchema } from '@lyceum/contracts/friends';
import { type Actor, assertCan, beginningsOf, foldText, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { toCard } from '../cards/user-card.service';
import { ContactService } from '../contact.service';
import { ContactStatements } from '../contact-statements';
import type { FriendSuggestionModel } from './friend-suggestion.model';
import { friendSuggestionQueries } from './friend-suggestions.queries';

/** People whom somebody may want as friends. */
@Injectable()
export class FriendSuggestionsService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof friendSuggestionQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, friendSuggestionQueries);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /** Up to 12, the nearest first (checklist line 262). @throws DomainError COMMON_INVALID_INPUT */
  async suggest(actor: Actor, input: FriendSuggestionsInput): Promise<FriendSuggestionModel[]> {
    assertCan(actor, 'friend.read');
    const { queryString } = parseInput(friendSuggestionsSchema, input);
    const { near, named } = this.statements.of(actor);
    const { userId } = actor;
    const rows = await (queryString
      ? this.queries.rows(named, { userId, ...beginningsOf(foldText(queryString)) })
      : this.queries.rows(near, { userId }));
    return rows.map((row) => ({ user: toCard(row), reasons: row.reasons }));
  }
}
