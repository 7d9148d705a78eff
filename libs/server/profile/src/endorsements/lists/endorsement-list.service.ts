import { authErrors } from '@lyceum/contracts/auth';
import {
  profileErrors,
  profileLimits,
  type ReceivedEndorsementsInput,
  receivedEndorsementsSchema,
} from '@lyceum/contracts/profile';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { mostReachOf } from '../../fields/field.policy';
import type { EndorsementModel, ReceivedEndorsementsModel } from '../endorsement.model';
import { endorsementListQueries, type ToldEndorsement } from './endorsement-list.queries';

/** What was said for people, as the caller may read it. */
@Injectable()
export class EndorsementListService implements OnApplicationBootstrap {
  private readonly statements: ContactStatements<ReturnType<typeof endorsementListQueries>>;

  constructor(
    private readonly queries: PreparedQueries,
    contact: ContactService,
  ) {
    this.statements = new ContactStatements(contact, endorsementListQueries);
  }

  onApplicationBootstrap(): void {
    this.statements.makeAll();
  }

  /** A page of what was said for somebody (checklist line 146). @throws DomainError AUTH_USER_NOT_FOUND as `getUser` does */
  async received(actor: Actor, input: ReceivedEndorsementsInput): Promise<ReceivedEndorsementsModel> {
    assertCan(actor, 'profile.read');
    const { receivingUserId, skip, limit } = parseInput(receivedEndorsementsSchema, input);
    const { first, page } = this.statements.of(actor);
    const values = { userId: actor.userId, receivingUserId, mostReach: mostReachOf(actor) };
    const isFirst = !skip && limit === profileLimits.endorsementsPage;
    const [row] = await (isFirst
      ? this.queries.rows(first, values)
      : this.queries.rows(page, { ...values, skip: skip ?? 0, limit: limit + 1 }));
    if (!row) throw new DomainError(authErrors.USER_NOT_FOUND);
    const { mayEndorse, own, endorsements } = row;
    return {
      endorsements: endorsements.slice(0, limit).map(toModel),
      hasMore: endorsements.length > limit,
      own: own && toModel(own),
      mayEndorse,
    };
  }

  /** @throws DomainError PROFILE_ENDORSEMENT_NOT_FOUND where the caller does not read it */
  async assertSeenBy(actor: Actor, endorsementId: string): Promise<void> {
    const values = { userId: actor.userId, endorsementId, mostReach: mostReachOf(actor) };
    const [row] = await this.queries.rows(this.statements.of(actor).seen, values);
    if (!row) throw new DomainError(profileErrors.ENDORSEMENT_NOT_FOUND);
  }
}

const toModel = ({ createdAt, updatedAt, ...endorsement }: ToldEndorsement): EndorsementModel => ({
  ...endorsement,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});
