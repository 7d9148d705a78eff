import { Injectable } from '@nestjs/common';
import { friendsLimits } from '@lyceum/contracts';
import { Every } from '@lyceum/kernel';
import { DataSource } from 'typeorm';

/** Requests are remembered as long as a refusal counts, and no longer. */
const forgetStatement = `
  DELETE FROM friend_request_log
  WHERE greatest(asked_at, refused_at) < now() - interval '${String(friendsLimits.refusalDays)} days'`;

/** Keeps what is remembered of friend requests to what limits ask for. */
@Injectable()
export class RequestLogTask {
  constructor(private readonly dataSource: DataSource) {}

  @Every('friends.forget-old-requests', { minutes: 24 * 60 })
  async forget(): Promise<void> {
    await this.dataSource.query(forgetStatement);
  }
}
