import { Injectable } from '@nestjs/common';
import { friendsLimits } from '@lyceum/contracts/friends';
import { Every, PreparedQueries, statement } from '@lyceum/kernel';

/** Requests are remembered as long as a refusal counts, and no longer. */
const forgetStatement = statement(
  'friends.forget',
  `DELETE FROM friend_request_log
  WHERE greatest(asked_at, refused_at) < now() - interval '${String(friendsLimits.refusalDays)} days'`,
);

/** Keeps what is remembered of friend requests to what limits ask for. */
@Injectable()
export class RequestLogTask {
  constructor(private readonly queries: PreparedQueries) {}

  @Every('friends.forget-old-requests', { minutes: 24 * 60 })
  async forget(): Promise<void> {
    await this.queries.count(forgetStatement);
  }
}
