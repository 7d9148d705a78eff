import { Injectable } from '@nestjs/common';
import {
  type Interest,
  interests,
  type SetMyInterestsInput,
  setMyInterestsSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, assertNotViewing, parseInput, PreparedQueries } from '@lyceum/kernel';
import { myInterestsQuery, setInterestsStatement } from './interests.queries';

/** What somebody is interested in: told to nobody else, and used to recommend forums alone. */
@Injectable()
export class InterestsService {
  constructor(private readonly queries: PreparedQueries) {}

  /** The caller's, in the order of the list. @throws DomainError AUTH_VIEWING_ONLY for staff who see the platform as them */
  async of(actor: Actor): Promise<Interest[]> {
    assertNotViewing(actor);
    assertCan(actor, 'forum.read');
    const rows = await this.queries.rows(myInterestsQuery, { userId: actor.userId });
    const chosen = new Set(rows.map(({ interest }) => interest));
    return interests.filter((interest) => chosen.has(interest));
  }

  /** All the caller is interested in, in place of what was said before. */
  async set(actor: Actor, input: SetMyInterestsInput): Promise<Interest[]> {
    assertCan(actor, 'forum.write');
    const { interests: chosen } = parseInput(setMyInterestsSchema, input);
    await this.queries.count(setInterestsStatement, { userId: actor.userId, interests: chosen });
    return this.of(actor);
  }
}
