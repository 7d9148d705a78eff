import { Injectable } from '@nestjs/common';
import { firstSteps, type SkipFirstStepInput, skipFirstStepSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import type { FirstStepStateModel } from './first-step.model';

/** What tells by itself that a step was done: what somebody wrote stays, if only as deleted. */
const stepsQuery = statement<{ step: FirstStepStateModel['step']; isSettled: boolean }>(
  'forum.first-steps',
  `SELECT steps.step, (
     EXISTS (SELECT FROM first_steps settled WHERE settled.user_id = $userId AND settled.step = steps.step)
     OR CASE steps.step
          WHEN 'JOIN' THEN EXISTS (SELECT FROM community_members WHERE user_id = $userId)
          ELSE EXISTS (SELECT FROM posts WHERE creator_id = $userId) OR EXISTS (SELECT FROM comments WHERE creator_id = $userId)
        END) AS "isSettled"
   FROM unnest($steps::text[]) WITH ORDINALITY AS steps (step, place) ORDER BY steps.place`,
);

const skipStatement = statement(
  'forum.skip-first-step',
  'INSERT INTO first_steps (user_id, step) VALUES ($userId, $step) ON CONFLICT DO NOTHING',
);

/** What leads a newcomer into the forums. */
@Injectable()
export class FirstStepsService {
  constructor(private readonly queries: PreparedQueries) {}

  /** The caller's first steps, in their order. */
  async of(actor: Actor): Promise<FirstStepStateModel[]> {
    assertCan(actor, 'forum.read');
    return this.queries.rows(stepsQuery, { userId: actor.userId, steps: firstSteps });
  }

  /** The caller passes over a step, and is not asked again. */
  async skip(actor: Actor, input: SkipFirstStepInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { step } = parseInput(skipFirstStepSchema, input);
    await this.queries.count(skipStatement, { userId: actor.userId, step });
  }
}
