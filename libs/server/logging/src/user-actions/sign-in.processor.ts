import { Injectable } from '@nestjs/common';
import { maskPath } from '@lyceum/contracts';
import { UserSignedIn, UserSignedOut } from '@lyceum/auth';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { recordAction } from './action-record';

/** Writes log-ins and log-outs into the activity log. */
@Injectable()
export class SignInProcessor {
  @Subscribe(UserSignedIn, 'logging.record-login')
  recordLogin(
    { payload }: DeliveredEvent<EventPayload<typeof UserSignedIn>>,
    transaction: Transaction,
  ): Promise<void> {
    const { userId, signInWay, userAgent } = payload;
    return recordAction(transaction, {
      userId,
      actionType: 'LOGIN',
      feature: 'account',
      loginType: signInWay,
      userAgent,
    });
  }

  @Subscribe(UserSignedOut, 'logging.record-logout')
  recordLogout(
    { payload }: DeliveredEvent<EventPayload<typeof UserSignedOut>>,
    transaction: Transaction,
  ): Promise<void> {
    const { userId, userAgent, path, timeOnPage, reason, pageLandingTime, idleElapsed, lastActiveTime } =
      payload;
    return recordAction(transaction, {
      userId,
      actionType: 'LOGOUT',
      feature: 'account',
      path: maskPath(path),
      // The column holds 24 days; nobody looks at a page longer.
      duration: Math.min(timeOnPage, 2 ** 31 - 1),
      details: { reason, pageLandingTime, idleElapsed, lastActiveTime },
      userAgent,
    });
  }
}
