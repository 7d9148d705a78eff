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
import { MentionService } from '../replies/mentions/mention.service';
import { ThreadAccessService } from '../threads/page/thread-access.service';
import { deleteDraft } from './delete-draft';
import { readDraftContent } from './draft-content';
import {
  type DraftPlace,
  draftQuery,
  type DraftRow,
  insertStatement,
  storedStatement,
  updateStatement,
} from './draft.statements';
import { toDraftView } from './draft.view';
import type { DraftModel } from './draft.model';

const replyQuery = draftQuery('thread');
const newThreadQuery = draftQuery('community');

/** A save, checked: what is written down and what it went out from. */
interface Save {
  readonly placeId: string;
  /** Title, content, whether it is rich, tags and poll, as the statements take them. */
  readonly written: readonly [string, string, boolean, string[], string | null];
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
    const [row] = await this.queries.rows<DraftRow>(replyQuery, [actor.userId, threadId]);
    return row ? this.names.intoOne(actor.userId, toDraftView(row)) : null;
  }

  /**
   * The caller's draft of a new thread, or null.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
   */
  async ofNewThread(actor: Actor, input: NewThreadDraftInput): Promise<DraftModel | null> {
    assertCan(actor, 'forum.read');
    const { communityId } = parseInput(newThreadDraftSchema, input);
    await this.forums.ofReader(actor, communityId);
    const [row] = await this.queries.rows<DraftRow>(newThreadQuery, [actor.userId, communityId]);
    return row ? this.names.intoOne(actor.userId, toDraftView(row)) : null;
  }

  /**
   * Keeps what is written of a reply. Repeated after a lost answer it answers the same draft.
   * @throws DomainError DRAFT_CONFLICT where the stored draft is not of `baseRevision`, DRAFT_TOO_LARGE,
   * DRAFT_CONTENT_INVALID, DRAFT_TOO_MANY, THREAD_NOT_FOUND, THREAD_DELETED, THREAD_NO_REPLIES
   */
  async saveReply(actor: Actor, input: SaveThreadResponseDraftInput): Promise<DraftModel> {
    assertCan(actor, 'forum.write');
    const { threadId, content, isRich, baseRevision } = parseInput(saveThreadResponseDraftSchema, input);
    const text = readDraftContent(content, isRich ?? false);
    const access = await this.threads.ofReader(actor, threadId);
    if (access.status !== 'VISIBLE' || !mayPost(actor, access))
      throw new DomainError(threadErrors.NO_REPLIES);
    const { communityId } = access;
    const kept = isRich
      ? await this.mentions.checkDraft(this.queries, actor, { communityId, threadId }, text)
      : text;
    const written = ['', kept, isRich ?? false, [] as string[], null] as const;
    return this.save(actor, 'thread', { placeId: threadId, written, baseRevision: baseRevision ?? null });
  }

  /**
   * Keeps what is written of a new thread, its title, tags and poll with it.
   * @throws DomainError like `saveReply`, with COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER and
   * THREAD_NOT_A_MEMBER for the forum
   */
  async saveNewThread(actor: Actor, input: SaveNewThreadDraftInput): Promise<DraftModel> {
    assertCan(actor, 'forum.write');
    const { communityId, input: draft, baseRevision } = parseInput(saveNewThreadDraftSchema, input);
    const isRich = draft.isRich ?? false;
    const content = readDraftContent(draft.content, isRich);
    const poll = draft.poll ? JSON.stringify(draft.poll).toWellFormed() : null;
    if (poll !== null && Buffer.byteLength(poll) > draftLimits.pollBytes)
      throw new DomainError(draftErrors.TOO_LARGE);
    const access = await this.forums.ofReader(actor, communityId);
    if (!mayPost(actor, access)) throw new DomainError(threadErrors.NOT_A_MEMBER);
    const place = { communityId, threadId: null };
    const kept = isRich ? await this.mentions.checkDraft(this.queries, actor, place, content) : content;
    const [title = '', ...tags] = [draft.title ?? '', ...(draft.tags ?? [])].map(storable);
    const written = [title, kept, isRich, tags, poll && storableJson(poll)] as const;
    return this.save(actor, 'community', {
      placeId: communityId,
      written,
      baseRevision: baseRevision ?? null,
    });
  }

  /** Deletes a draft of the caller's. @returns whether there was one */
  async delete(actor: Actor, input: DeleteDraftInput): Promise<boolean> {
    assertCan(actor, 'forum.write');
    const { draftId } = parseInput(deleteDraftSchema, input);
    return this.unitOfWork.run(({ manager }) => deleteDraft(manager, draftId, actor.userId));
  }

  private async save(
    actor: Actor,
    place: DraftPlace,
    { placeId, written, baseRevision }: Save,
  ): Promise<DraftModel> {
    const values = [actor.userId, placeId, ...written];
    const draft = await this.unitOfWork.run(async ({ manager }) => {
      const [saved] =
        baseRevision === null
          ? await manager.query<DraftRow[]>(insertStatement(place), values)
          : (
              (await manager.query(updateStatement(place), [...values, baseRevision])) as [DraftRow[], number]
            )[0];
      if (saved) return toDraftView(saved);
      const [stored] = await manager.query<(DraftRow & { isWanted: boolean })[]>(storedStatement(place), [
        ...values,
        baseRevision,
      ]);
      if (stored?.isWanted) return toDraftView(stored);
      throw new DomainError(stored || baseRevision !== null ? draftErrors.CONFLICT : draftErrors.TOO_MANY);
    });
    return this.names.intoOne(actor.userId, draft);
  }
}

/** Without what PostgreSQL cannot keep. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

const storableJson = (json: string): string => json.replaceAll(String.raw`\u0000`, '');
