import { Injectable } from '@nestjs/common';
import { type GetContentEditsInput, getContentEditsSchema, postLimits } from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries, statement } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { mayModerate } from '../../access/forum-access';
import { ThreadAccessService } from '../../threads/page/thread-access.service';
import { ReplyAccessService } from '../access/reply-access.service';
import type { ContentEditModel } from './history.model';

const editsQuery = statement<ContentEditModel>(
  'forum.content-edits',
  `
    SELECT content, is_rich AS "isRich", edited_at AS "editedAt" FROM content_edits
    WHERE target_id = $targetId AND target_type = $targetType ORDER BY id DESC LIMIT ${String(postLimits.shownEdits)}`,
);

/** What was changed in threads, posts and comments (checklist line 110). */
@Injectable()
export class HistoryService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
    private readonly replies: ReplyAccessService,
    private readonly names: MentionNamesService,
  ) {}

  /**
   * The earlier versions, the latest first, for the author and who keeps order in the forum; for others there are none:
   * that it was changed, and when, stands in what they read. Of what is gone there are none.
   * @throws DomainError as for reading the thing itself
   */
  async editsOf(actor: Actor, input: GetContentEditsInput): Promise<ContentEditModel[]> {
    assertCan(actor, 'forum.read');
    const { targetType, targetId } = parseInput(getContentEditsSchema, input);
    if (!(await this.mayRead(actor, { targetType, targetId }))) return [];
    const edits = await this.queries.rows(editsQuery, { targetType, targetId });
    return this.names.into(actor.userId, edits);
  }

  private async mayRead(actor: Actor, { targetType, targetId }: GetContentEditsInput): Promise<boolean> {
    if (targetType === 'THREAD') {
      const thread = await this.threads.ofReader(actor, targetId);
      return thread.creatorId === actor.userId || mayModerate(actor, thread);
    }
    const reply = await this.replies.ofReader(actor, { type: targetType, id: targetId });
    return reply.authorId === actor.userId || mayModerate(actor, reply);
  }
}
