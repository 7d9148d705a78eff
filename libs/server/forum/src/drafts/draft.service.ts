import { Injectable } from '@nestjs/common';
import {
  type DeleteDraftInput,
  deleteDraftSchema,
  draftErrors,
  draftLimits,
  type NewThreadDraftInput,
  newThreadDraftSchema,
  type OwnThreadInput,
  ownThreadSchema,
  type SaveNewThreadDraftInput,
  saveNewThreadDraftSchema,
  type SaveThreadResponseDraftInput,
  saveThreadResponseDraftSchema,
  threadErrors,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import { mayPost } from '../access/forum-access';
import { ForumAccessService } from '../access/forum-access.service';
import { MentionService } from '../mentions/mention.service';
import { ThreadAccessService } from '../threads/page/thread-access.service';
import { deleteDraft } from '../threads/writing/delete-draft';
import { readDraftContent } from './draft-content';
import { type DraftPlace, draftStatements } from './draft.statements';
import { toDraftView } from './draft.view';
import type { DraftModel } from './draft.model';

/** A save, checked: what is written down and what it went out from. */
interface Save {
  readonly placeId: string;
  readonly content: string;
  readonly isRich: boolean;
  /** JSON of what is said of a new thread beside its text. */
  readonly thread: string | null;
  readonly baseRevision: number | null;
}

/**
 * Drafts: one of each person and thread, and one of a new thread per forum (checklist lines 100, 120). They are their
 * author's alone. Who may no longer read the thread or forum is not served the draft, and cannot change it; it is kept,
 * is part of the copy of their data, and is there again when they may.
 */
@Injectable()
export class DraftService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly threads: ThreadAccessService,
    private readonly forums: ForumAccessService,
    private readonly mentions: MentionService,
    private readonly names: MentionNamesService,
  ) {}

  /** The caller's draft of a reply, or null. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  async ofReply(actor: Actor, input: OwnThreadInput): Promise<DraftModel | null> {
    assertCan(actor, 'forum.read');
    const { threadId } = parseInput(ownThreadSchema, input);
    await this.threads.ofReader(actor, threadId);
    return this.read(actor, 'thread', threadId);
  }

  /**
   * The caller's draft of a new thread, or null.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
   */
  async ofNewThread(actor: Actor, input: NewThreadDraftInput): Promise<DraftModel | null> {
    assertCan(actor, 'forum.read');
    const { communityId } = parseInput(newThreadDraftSchema, input);
    await this.forums.ofReader(actor, communityId);
    return this.read(actor, 'community', communityId);
  }

  /**
   * Keeps what is written of a reply. Repeated after a lost answer it answers the same draft.
   * @throws DomainError DRAFT_CONFLICT where the stored draft is not of `baseRevision`, DRAFT_TOO_LARGE,
   * DRAFT_CONTENT_INVALID, DRAFT_TOO_MANY, THREAD_NOT_FOUND, THREAD_DELETED, THREAD_NO_REPLIES
   */
  async saveReply(actor: Actor, input: SaveThreadResponseDraftInput): Promise<DraftModel> {
    assertCan(actor, 'forum.write');
    const { threadId, baseRevision = null, ...draft } = parseInput(saveThreadResponseDraftSchema, input);
    const isRich = draft.isRich ?? false;
    const text = readDraftContent(draft.content, isRich);
    const access = await this.threads.ofReader(actor, threadId);
    if (access.status !== 'VISIBLE' || !mayPost(actor, access))
      throw new DomainError(threadErrors.NO_REPLIES);
    const place = { communityId: access.communityId, threadId };
    const content = isRich ? await this.mentions.checkDraft(this.queries, actor, place, text) : text;
    return this.save(actor, 'thread', { placeId: threadId, content, isRich, thread: null, baseRevision });
  }

  /**
   * Keeps what is written of a new thread, its title, tags and poll with it.
   * @throws DomainError like `saveReply`, with COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER and
   * THREAD_NOT_A_MEMBER for the forum
   */
  async saveNewThread(actor: Actor, input: SaveNewThreadDraftInput): Promise<DraftModel> {
    assertCan(actor, 'forum.write');
    const checked = parseInput(saveNewThreadDraftSchema, input);
    const { communityId, baseRevision = null } = checked;
    const { content: typed, isRich: isTypedRich, ...parts } = checked.input;
    const isRich = isTypedRich ?? false;
    const text = readDraftContent(typed, isRich);
    const thread = JSON.stringify(parts, (_, value: unknown) =>
      typeof value === 'string' ? storable(value) : value,
    );
    if (Buffer.byteLength(thread) > draftLimits.threadBytes) throw new DomainError(draftErrors.TOO_LARGE);
    const access = await this.forums.ofReader(actor, communityId);
    if (!mayPost(actor, access)) throw new DomainError(threadErrors.NOT_A_MEMBER);
    const place = { communityId, threadId: null };
    const content = isRich ? await this.mentions.checkDraft(this.queries, actor, place, text) : text;
    return this.save(actor, 'community', { placeId: communityId, content, isRich, thread, baseRevision });
  }

  /** Deletes a draft of the caller's. @returns whether there was one */
  async delete(actor: Actor, input: DeleteDraftInput): Promise<boolean> {
    assertCan(actor, 'forum.write');
    const { draftId } = parseInput(deleteDraftSchema, input);
    return this.unitOfWork.run((transaction) => deleteDraft(transaction, draftId, actor.userId));
  }

  private async read(actor: Actor, place: DraftPlace, placeId: string): Promise<DraftModel | null> {
    const [row] = await this.queries.rows(draftStatements[place].read, { userId: actor.userId, placeId });
    return row ? this.names.intoOne(actor.userId, toDraftView(row)) : null;
  }

  private async save(actor: Actor, place: DraftPlace, save: Save): Promise<DraftModel> {
    const { insert, update, stored } = draftStatements[place];
    const { baseRevision, ...written } = save;
    const values = { userId: actor.userId, ...written };
    const draft = await this.unitOfWork.run(async (transaction) => {
      const [saved] =
        baseRevision === null
          ? await transaction.rows(insert, values)
          : await transaction.rows(update, { ...values, baseRevision });
      if (saved) return toDraftView(saved);
      const [found] = await transaction.rows(stored, { ...values, baseRevision });
      if (found) {
        const { isWanted, ...row } = found;
        if (isWanted) return toDraftView(row);
      }
      throw new DomainError(found || baseRevision !== null ? draftErrors.CONFLICT : draftErrors.TOO_MANY);
    });
    return this.names.intoOne(actor.userId, draft);
  }
}

/** Without what PostgreSQL cannot keep. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
