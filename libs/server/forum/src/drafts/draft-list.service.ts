import { Injectable } from '@nestjs/common';
import { draftLimits } from '@lyceum/contracts/forum';
import { type Actor, assertCan, columns, PreparedQueries, statement } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { previewOf } from '@lyceum/rich-text';
import { readerOf } from '../access/forum-access';
import { isNotHidden, isReadable } from '../access/forum-access.queries';
import type { DraftCardModel } from './draft-card.model';
import { plainWordsOf } from './draft-words';

interface DraftCardRow extends Omit<DraftCardModel, 'preview'> {
  content: string;
  isRich: boolean;
}

/** Where the caller may still read what the draft belongs to; the latest saved first. */
const latestDraftsQuery = statement<DraftCardRow>(
  'forum.latest-drafts',
  `SELECT ${columns(['id', 'threadId', 'content', 'isRich', 'updatedAt'])('d')},
          COALESCE(t.title, d.thread->>'title', '') AS title, c.name AS "communityName", c.display_name AS "displayName"
   FROM drafts d LEFT JOIN threads t ON t.id = d.thread_id
   JOIN communities c ON c.id = COALESCE(d.community_id, t.community_id) AND ${isReadable('c')}
   WHERE d.user_id = $userId AND (t.id IS NULL OR (t.status = 'VISIBLE' AND ${isNotHidden('t.creator_id')}))
   ORDER BY d.updated_at DESC, d.id LIMIT ${String(draftLimits.latest)}`,
);

/** What the caller has begun to write and not posted, wherever that was. */
@Injectable()
export class DraftListService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  /** The drafts the caller has saved last and could go on with, in a few words each. */
  async latest(actor: Actor): Promise<DraftCardModel[]> {
    assertCan(actor, 'forum.read');
    const rows = await this.queries.rows(latestDraftsQuery, readerOf(actor));
    const named = await this.names.into(actor.userId, rows);
    return named.map(({ content, isRich, ...card }) => ({
      ...card,
      preview: previewOf(plainWordsOf(content, isRich), draftLimits.previewLength),
    }));
  }
}
