import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ShutOuts } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';

const standingBanQuery = statement(
  'communities.standing-ban',
  `SELECT FROM community_bans
   WHERE user_id = ANY($userIds) AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > now()) LIMIT 1`,
);

/** Tells accounts who is banned from a forum: whoever comes again under another alias waits for staff. */
@Injectable()
export class BanShutOut implements OnModuleInit {
  constructor(private readonly shutOuts: ShutOuts) {}

  onModuleInit(): void {
    this.shutOuts.register(
      async (transaction, userIds) => (await transaction.count(standingBanQuery, { userIds })) > 0,
    );
  }
}
