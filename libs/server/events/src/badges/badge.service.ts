import { Injectable } from '@nestjs/common';
import { PreparedQueries, statement } from '@lyceum/kernel';

const badgesQuery = statement<{ badge: string }>(
  'events.badges-of-user',
  'SELECT badge FROM event_badges WHERE user_id = $userId ORDER BY awarded_at, badge',
);

/** Badges people were given at events. */
@Injectable()
export class BadgeService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Names of the user's badges, the latest last. */
  async badgesOf(userId: string): Promise<string[]> {
    const rows = await this.queries.rows(badgesQuery, { userId });
    return rows.map(({ badge }) => badge);
  }
}
