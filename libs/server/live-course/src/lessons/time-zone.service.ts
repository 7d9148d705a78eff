import { type KeepTimeZoneInput, keepTimeZoneSchema } from '@lyceum/contracts/live-course';
import { type Actor, assertCan, parseInput, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { keepTimeZoneStatement } from './lesson-change.statements';

/** In which zone people are, so that they are told times on their own clock. */
@Injectable()
export class TimeZoneService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Keeps the zone the caller's device is in; their classes' zones hold without. @throws DomainError COMMON_INVALID_INPUT */
  async keep(actor: Actor, input: KeepTimeZoneInput): Promise<string> {
    assertCan(actor, 'liveCourse.write');
    const { timeZone } = parseInput(keepTimeZoneSchema, input);
    await this.unitOfWork.run((transaction) =>
      transaction.count(keepTimeZoneStatement, { userId: actor.userId, timeZone }),
    );
    return timeZone;
  }
}
