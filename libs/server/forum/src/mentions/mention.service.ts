import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { postErrors, postLimits } from '@lyceum/contracts/forum';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, DomainError, type Statement, type Transaction } from '@lyceum/kernel';
import { nameMentions, storedText } from '@lyceum/mentions';
import { mentionedUserIdsOf, type RichDocument } from '@lyceum/rich-text';
import { readContent, type WrittenContent } from '../texts/content';
import { mentionableQuery, mentionStatement, unmentionStatement } from './mentions.statements';

/** Where something is written. */
export interface MentioningPlace {
  readonly communityId: string;
  /** Null for a new thread. */
  readonly threadId: string | null;
}

/** What somebody writes, before it is known whom of those it names it may name. */
export interface MentioningContent extends MentioningPlace {
  readonly written: WrittenContent;
  readonly isRich: boolean;
  /** Ids of people besides those in the rich text. */
  readonly mentionedUsers: readonly string[];
}

/** The text as it is kept, and who is mentioned in it. */
export interface MentionedContent extends WrittenContent {
  readonly mentionedIds: readonly string[];
}

/**
 * Who is mentioned in a thread, post or comment (checklist line 114): only people who may read it. Names are not kept
 * with it; `MentionNamesService` puts them in for each reader.
 */
@Injectable()
export class MentionService implements OnApplicationBootstrap {
  private readonly mentionable: ContactStatements<Statement<{ id: string }>>;

  constructor(contact: ContactService) {
    this.mentionable = new ContactStatements(contact, mentionableQuery);
  }

  onApplicationBootstrap(): void {
    this.mentionable.makeAll();
  }

  /**
   * Whoever may not be mentioned, be it for a block, because the writer is a stranger who may not know of them
   * (`contactTable`), or because there is nobody, becomes plain text in the writer's own
   * words: a real name in its place would tell that they are there.
   * @throws DomainError POST_TOO_MANY_MENTIONS, and those of `readContent`
   */
  async check(
    source: Pick<Transaction, 'rows'>,
    actor: Actor,
    { communityId, threadId, written, isRich, mentionedUsers }: MentioningContent,
  ): Promise<MentionedContent> {
    const mentions = isRich && written.content.includes('"mention"');
    const document = mentions ? (JSON.parse(written.content) as RichDocument) : null;
    const inText = document ? mentionedUserIdsOf(document) : [];
    const wanted = [...new Set([...inText, ...mentionedUsers].map((id) => id.toLowerCase()))];
    if (wanted.length === 0) return { ...written, mentionedIds: [] };
    if (wanted.length > postLimits.mentions) throw new DomainError(postErrors.TOO_MANY_MENTIONS);
    const allowed = await this.mentionableOf(source, actor, { communityId, threadId }, wanted);
    const mentionedIds = wanted.filter((id) => allowed.has(id));
    if (!document) return { ...written, mentionedIds };
    // Once more through the parser: what has become text may join its neighbours.
    const checked = readContent(JSON.stringify(withoutOthers(document, allowed)), true, actor.userId);
    return { ...checked, ...storedText(JSON.parse(checked.content) as RichDocument), mentionedIds };
  }

  /**
   * A rich text that only its author reads, as it is kept: the same rule as `check`, which judges again when it is
   * posted. A name in it would be there to read after it may no longer be told.
   */
  async checkDraft(
    source: Pick<Transaction, 'rows'>,
    actor: Actor,
    place: MentioningPlace,
    content: string,
  ): Promise<string> {
    if (!content.includes('"mention"')) return content;
    const document = JSON.parse(content) as RichDocument;
    const allowed = await this.mentionableOf(source, actor, place, mentionedUserIdsOf(document));
    return storedText(withoutOthers(document, allowed)).content;
  }

  private async mentionableOf(
    source: Pick<Transaction, 'rows'>,
    actor: Actor,
    { communityId, threadId }: MentioningPlace,
    wanted: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const values = { userId: actor.userId, wanted, communityId, threadId };
    const people = await source.rows(this.mentionable.of(actor), values);
    return new Set(people.map(({ id }) => id));
  }

  /** After an edit: whoever is no longer named is no longer mentioned. */
  async replace(transaction: Transaction, targetId: string, mentionedIds: readonly string[]): Promise<void> {
    await transaction.count(unmentionStatement, { targetId, mentionedIds });
    if (mentionedIds.length > 0) await transaction.count(mentionStatement, { targetId, mentionedIds });
  }
}

/** The text in which whoever is not among these is plain text. */
function withoutOthers(document: RichDocument, allowed: ReadonlySet<string>): RichDocument {
  const labels = new Map([...allowed].map((id) => [id, '']));
  return nameMentions(document, labels, (label) => label) as RichDocument;
}
