import { Injectable } from '@nestjs/common';
import { postErrors, postLimits, threadErrors } from '@lyceum/contracts';
import { type Actor, DomainError, type Transaction } from '@lyceum/kernel';
import { mentionedUserIdsOf, parseRichText, plainTextOf, type RichDocument } from '@lyceum/rich-text';
import type { WrittenContent } from '../../threads/writing/content';
import { mentionableQuery, mentionStatement, unmentionStatement } from './mentions.statements';
import { nameMentions } from './name-mentions';

/** What somebody writes, before it is known whom of those it names it may name. */
export interface MentioningContent {
  readonly threadId: string;
  readonly written: WrittenContent;
  readonly isRich: boolean;
  /** Ids of people besides those in the rich text. */
  readonly mentionedUsers: readonly string[];
}

/** The text as it is kept, and who is mentioned in it. */
export interface MentionedContent extends Pick<WrittenContent, 'content' | 'plainText'> {
  readonly mentionedIds: readonly string[];
}

/** Who is mentioned (checklist line 114): only people who may read it, by the name they have. */
@Injectable()
export class MentionService {
  /** @throws DomainError POST_TOO_MANY_MENTIONS */
  async check(
    source: Pick<Transaction, 'rows'>,
    actor: Actor,
    { threadId, written, isRich, mentionedUsers }: MentioningContent,
  ): Promise<MentionedContent> {
    const { content, plainText } = written;
    const document = isRich && content.includes('"mention"') ? (JSON.parse(content) as RichDocument) : null;
    const inText = document ? mentionedUserIdsOf(document) : [];
    const wanted = [...new Set([...inText, ...mentionedUsers].map((id) => id.toLowerCase()))];
    if (wanted.length === 0) return { content, plainText, mentionedIds: [] };
    if (wanted.length > postLimits.mentions) throw new DomainError(postErrors.TOO_MANY_MENTIONS);
    const people = await source.rows<{ id: string; name: string }>(mentionableQuery, [
      actor.userId,
      wanted,
      threadId,
    ]);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const mentionedIds = wanted.filter((id) => names.has(id));
    if (!document) return { content, plainText, mentionedIds };
    return { ...withNames(document, names), mentionedIds };
  }

  /** After an edit: whoever is no longer named is no longer mentioned. */
  async replace({ manager }: Transaction, replyId: string, mentionedIds: readonly string[]): Promise<void> {
    await manager.query(unmentionStatement, [replyId, mentionedIds]);
    if (mentionedIds.length > 0) await manager.query(mentionStatement, [replyId, mentionedIds]);
  }
}

function withNames(
  document: RichDocument,
  names: ReadonlyMap<string, string>,
): Pick<WrittenContent, 'content' | 'plainText'> {
  // Once more through the parser: what has become text may join its neighbours.
  const parsed = parseRichText(JSON.stringify(nameMentions(document, names)));
  if (!parsed.ok) throw new DomainError(threadErrors.CONTENT_TOO_LARGE);
  return { content: parsed.json, plainText: plainTextOf(parsed.document) };
}
