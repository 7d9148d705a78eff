import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ShutOuts } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';
import { banStands } from '../../access/forum-access.queries';

const standingBanQuery = statement(
  'communities.standing-ban',
  `SELECT FROM community_bans ban WHERE ban.user_id = ANY($userIds) AND ${banStands('ban')} LIMIT 1`,
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
