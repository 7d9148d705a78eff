import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { MentionNamesService, type TextRow } from '@lyceum/mentions';

const exportQuery = {
  name: 'forum.export-drafts',
  text: `
    SELECT id, thread_id AS "threadId", community_id AS "communityId", title, content, is_rich AS "isRich", tags, poll,
           created_at AS "begunAt", updated_at AS "savedAt"
    FROM drafts WHERE user_id = $1 ORDER BY id`,
};

/** What somebody has begun to write and not posted. */
@Injectable()
@PersonalDataSource('drafts')
export class DraftsPersonalData implements PersonalData {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  async export(userId: string): Promise<object> {
    return {
      drafts: await this.names.into(userId, await this.queries.rows<TextRow & object>(exportQuery, [userId])),
    };
  }

  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query('DELETE FROM drafts WHERE user_id = $1', [userId]);
  }
}
