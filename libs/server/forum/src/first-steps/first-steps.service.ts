import { Injectable } from '@nestjs/common';
import { people } from '@lyceum/auth';
import { firstSteps, type SkipFirstStepInput, skipFirstStepSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, insertRow, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import type { FirstStepStateModel } from './first-step.model';

const hasJoined = `(EXISTS (SELECT FROM community_members WHERE user_id = $userId)
     OR EXISTS (SELECT FROM first_steps WHERE user_id = $userId AND step = 'JOIN'))`;

/**
 * What tells by itself that a step was done: what somebody wrote stays, if only as deleted. Interests lead to forums, and
 * are behind who has found one.
 */
const stepsQuery = statement<{ step: FirstStepStateModel['step']; isSettled: boolean }>(
  'forum.first-steps',
  `SELECT steps.step, (
     EXISTS (SELECT FROM first_steps settled WHERE settled.user_id = $userId AND settled.step = steps.step)
     OR CASE steps.step
          WHEN 'AVATAR' THEN EXISTS (SELECT ${people.from('own')} WHERE own.id = $userId AND own.picture_url IS NOT NULL)
          WHEN 'REPLY' THEN EXISTS (SELECT FROM posts WHERE creator_id = $userId) OR EXISTS (SELECT FROM comments WHERE creator_id = $userId)
          ELSE ${hasJoined}
        END) AS "isSettled"
   FROM unnest($steps::text[]) WITH ORDINALITY AS steps (step, place) ORDER BY steps.place`,
);

const skipStatement = statement(
  'forum.skip-first-step',
  insertRow('first_steps', ['userId', 'step'], 'ON CONFLICT DO NOTHING'),
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
