import { type OfUserInput, ofUserSchema } from '@lyceum/contracts/live-course';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { OwedHomeworkModel } from './owed-homework.model';
import { owedQuery } from './owed-homework.queries';

/** What a student owes in all their classes, in one list. */
@Injectable()
export class OwedHomeworkService {
  constructor(private readonly queries: PreparedQueries) {}

  /** What the caller has not handed in and still can, the soonest due first; none to who is no student anywhere. */
  async of(actor: Actor, input: OfUserInput): Promise<OwedHomeworkModel[]> {
    assertCan(actor, 'liveCourse.read');
    parseInput(ofUserSchema, input);
    return this.queries.rows(owedQuery, { userId: actor.userId });
  }
}
