import { Injectable } from '@nestjs/common';
import {
  columns,
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import type { DraftRow } from './draft.statements';

interface ExportedDraft extends Pick<DraftRow, 'id' | 'content' | 'isRich' | 'thread'> {
  threadId: string | null;
  communityId: string | null;
  begunAt: Date;
  savedAt: Date;
}

const exportStatement = statement<ExportedDraft>(
  'forum.export-drafts',
  `SELECT ${columns(['id', 'threadId', 'communityId', 'content', 'isRich', 'thread'], { begunAt: 'created_at', savedAt: 'updated_at' })()}
   FROM drafts WHERE user_id = $userId ORDER BY id`,
);

const eraseStatement = statement('forum.erase-drafts', 'DELETE FROM drafts WHERE user_id = $userId');

/** What somebody has begun to write and not posted. */
@Injectable()
@PersonalDataSource('drafts')
export class DraftsPersonalData implements PersonalData {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  async export(userId: string): Promise<object> {
    const rows = await this.names.into(userId, await this.queries.rows(exportStatement, { userId }));
    return { drafts: rows.map(({ thread, ...draft }) => ({ ...draft, ...thread })) };
  }

  async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.count(eraseStatement, { userId });
  }
}
