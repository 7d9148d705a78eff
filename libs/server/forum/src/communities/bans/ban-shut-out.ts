import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ShutOuts } from '@lyceum/auth';

/** Tells accounts who is banned from a forum: whoever comes again under another alias waits for staff. */
@Injectable()
export class BanShutOut implements OnModuleInit {
  constructor(private readonly shutOuts: ShutOuts) {}

  onModuleInit(): void {
    this.shutOuts.register(async (manager, userIds) => {
      const banned = await manager.query<unknown[]>(standingBanQuery, [userIds]);
      return banned.length > 0;
    });
  }
}

const standingBanQuery = `
  SELECT FROM community_bans
  WHERE user_id = ANY($1) AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > now()) LIMIT 1`;
