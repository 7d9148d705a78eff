import { Injectable } from '@nestjs/common';
import { loggingCalls, type UserActionsInput } from '@lyceum/contracts/logging';
import { type Actor, assertCan, RateLimits } from '@lyceum/kernel';
import { assertOwnActions } from '../activity.policy';
import { ActionIntake } from './action-intake';
import { describeBrowser } from './describe-browser';
import { reportedAction } from './reported-action';

/** The activity log's way in for browsers. */
@Injectable()
export class UserActionService {
  constructor(
    private readonly intake: ActionIntake,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Keeps what the caller did (checklist lines 239–242): page views from 2 s on, durations to 0.1 s, times within the
   * last day, no secret in a path. All of it or nothing.
   * @param input as its schema has checked and masked it at the door; here it is not gone through again
   * @param userAgent header of the call, for what the report leaves out
   * @returns how many actions were kept
   * @throws DomainError AUTH_ACTS_FOR_ANOTHER when one names somebody else, COMMON_TOO_MANY_REQUESTS
   */
  async record(actor: Actor, input: UserActionsInput, userAgent: string): Promise<number> {
    assertCan(actor, 'activity.write');
    const reported = Array.isArray(input) ? input : [input];
    assertOwnActions(actor, reported);
    await this.limits.consume(loggingCalls.actions.name, actor.userId, loggingCalls.actions, reported.length);
    const report = { userId: actor.userId, browser: describeBrowser(userAgent), now: new Date() };
    const actions = reported.flatMap((action) => reportedAction(action, report) ?? []);
    if (actions.length > 0) await this.intake.add(actions);
    return actions.length;
  }
}
