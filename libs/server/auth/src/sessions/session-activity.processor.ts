import { Injectable } from '@nestjs/common';
import { maskPath } from '@lyceum/contracts/logging';
import { ActivityLog, type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { UserSignedIn, UserSignedOut } from '../auth.events';

/** Writes log-ins and log-outs into the activity log. */
@Injectable()
export class SessionActivityProcessor {
  constructor(private readonly activity: ActivityLog) {}

  @Subscribe(UserSignedIn, 'logging.record-login')
  recordLogin({ payload }: Delivered<typeof UserSignedIn>, transaction: Transaction): Promise<void> {
    const { userId, signInWay, userAgent } = payload;
    return this.activity.record(transaction, {
      userId,
      actionType: 'LOGIN',
      feature: 'account',
      loginType: signInWay,
      userAgent,
    });
  }

  @Subscribe(UserSignedOut, 'logging.record-logout')
  recordLogout({ payload }: Delivered<typeof UserSignedOut>, transaction: Transaction): Promise<void> {
    const { userId, userAgent, path, timeOnPage, reason, pageLandingTime, idleElapsed, lastActiveTime } =
      payload;
    return this.activity.record(transaction, {
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
