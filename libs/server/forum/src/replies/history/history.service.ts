import { Injectable } from '@nestjs/common';
import { type GetContentEditsInput, getContentEditsSchema, postLimits } from '@lyceum/contracts';
import { type Actor, assertCan, parseInput, type PreparedQuery, PreparedQueries } from '@lyceum/kernel';
import { ThreadAccessService } from '../../threads/page/thread-access.service';
import { ReplyAccessService } from '../access/reply-access.service';

/** What a text said before, and when that was replaced. */
export interface ContentEdit {
  content: string;
  isRich: boolean;
  editedAt: Date;
}

const editsQuery: PreparedQuery = {
  name: 'forum.content-edits',
  text: `
    SELECT content, is_rich AS "isRich", edited_at AS "editedAt" FROM content_edits
    WHERE target_id = $2 AND target_type = $1 ORDER BY id DESC LIMIT ${String(postLimits.shownEdits)}`,
};

/** What was changed in threads, posts and comments (checklist line 110). */
@Injectable()
export class HistoryService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
    private readonly replies: ReplyAccessService,
  ) {}

  /**
   * The earlier versions of what the caller may read, the latest first; of what is gone there are none.
   * @throws DomainError as for reading the thing itself
   */
  async editsOf(actor: Actor, input: GetContentEditsInput): Promise<ContentEdit[]> {
    assertCan(actor, 'forum.read');
    const { targetType, targetId } = parseInput(getContentEditsSchema, input);
    if (targetType === 'THREAD') await this.threads.ofReader(actor, targetId);
    else await this.replies.ofReader(actor, { type: targetType, id: targetId });
    return this.queries.rows<ContentEdit & Record<string, unknown>>(editsQuery, [targetType, targetId]);
  }
}
