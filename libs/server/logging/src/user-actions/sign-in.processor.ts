import { Injectable } from '@nestjs/common';
import { UserSignedIn, UserSignedOut } from '@lyceum/auth';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { describeBrowser } from './describe-browser';
import { UserAction } from './user-action.entity';

/** Writes log-ins and log-outs into the activity log. */
@Injectable()
export class SignInProcessor {
  @Subscribe(UserSignedIn, 'logging.record-login')
  async recordLogin(
    { payload }: DeliveredEvent<EventPayload<typeof UserSignedIn>>,
    { manager }: Transaction,
  ): Promise<void> {
    const { userId, signInWay, userAgent } = payload;
    await manager.insert(UserAction, {
      userId,
      actionType: 'LOGIN',
      loginType: signInWay,
      ...describeBrowser(userAgent),
    });
  }

  @Subscribe(UserSignedOut, 'logging.record-logout')
  async recordLogout(
    { payload }: DeliveredEvent<EventPayload<typeof UserSignedOut>>,
    { manager }: Transaction,
  ): Promise<void> {
    const { userId, userAgent, path, timeOnPage, reason, pageLandingTime, idleElapsed, lastActiveTime } =
      payload;
    await manager.insert(UserAction, {
      userId,
      actionType: 'LOGOUT',
      path,
      duration: timeOnPage,
      details: { reason, pageLandingTime, idleElapsed, lastActiveTime },
      ...describeBrowser(userAgent),
    });
  }
}
