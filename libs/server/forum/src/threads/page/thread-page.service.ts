import { Injectable } from '@nestjs/common';
import {
  type OwnThreadInput,
  ownThreadSchema,
  type ThreadIdInput,
  threadIdSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { MentionNamesService, type TextRow } from '@lyceum/mentions';
import { readerOf } from '../../access/forum-access';
import { assertMaySee } from '../thread-policy';
import { ThreadAccessService } from './thread-access.service';
import { authorizedUsersQuery, threadQuery, type ThreadRow } from './thread.queries';
import { toThreadView } from './thread.view';
import type { ThreadModel } from './thread.model';
import type { UserSummaryModel } from '@lyceum/auth';

/** One thread, opened. */
@Injectable()
export class ThreadPageService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly access: ThreadAccessService,
    private readonly names: MentionNamesService,
  ) {}

  /**
   * A thread with all that its page shows but its posts, in one statement, and one for the names of whom it mentions.
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED (checklist line 89)
   */
  async open(actor: Actor, input: OwnThreadInput): Promise<ThreadModel> {
    assertCan(actor, 'forum.read');
    const { threadId } = parseInput(ownThreadSchema, input);
    const [row] = await this.queries.rows(threadQuery, { userId: actor.userId, threadId });
    assertMaySee(actor, row && { ...row, threadId: row.id });
    const view = toThreadView(actor, row as ThreadRow);
    const { requestingUserDraft: draft, highlight } = view;
    const texts: TextRow[] = [view, draft ?? {}, highlight ?? {}];
    const [named, namedDraft, namedHighlight] = await this.names.into(actor.userId, texts);
    return {
      ...view,
      ...named,
      requestingUserDraft: draft && { ...draft, ...namedDraft },
      highlight: highlight && { ...highlight, ...namedHighlight },
    } as ThreadModel;
  }

  /** Up to 50 people who may see the thread, members first. @throws DomainError like `open` */
  async authorizedUsers(actor: Actor, input: ThreadIdInput): Promise<UserSummaryModel[]> {
    assertCan(actor, 'forum.read');
    const { threadId } = parseInput(threadIdSchema, input);
    await this.access.ofReader(actor, threadId);
    return this.queries.rows(authorizedUsersQuery, { ...readerOf(actor), threadId });
  }
}
