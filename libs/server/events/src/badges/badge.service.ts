import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '@lyceum/kernel';

const badgesQuery = {
  name: 'events.badges-of-user',
  text: 'SELECT badge FROM event_badges WHERE user_id = $1 ORDER BY awarded_at, badge',
};

/** Badges people were given at events. */
@Injectable()
export class BadgeService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Names of the user's badges, the latest last. */
  async badgesOf(userId: string): Promise<string[]> {
    const rows = await this.queries.rows<{ badge: string }>(badgesQuery, [userId]);
    return rows.map(({ badge }) => badge);
  }
}
