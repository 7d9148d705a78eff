import type { WrittenText } from '@lyceum/editor';
import { isBlankDocument, readRichText } from '@lyceum/rich-text';
import type { DraftKind } from './draft.types';

/** A text of a draft. What is still on its way into it is no part of it. */
export type DraftText = Pick<WrittenText, 'content' | 'isRich' | 'isBlank'>;

export const emptyText: DraftText = { content: '', isRich: true, isBlank: true };

export const textKind: DraftKind<DraftText> = {
  empty: emptyText,
  isContent: isDraftText,
  isEmpty: ({ isBlank }) => isBlank,
  isSame: isSameText,
};

export function isDraftText(value: unknown): value is DraftText {
  if (typeof value !== 'object' || value === null) return false;
  const { content, isRich, isBlank } = value as Record<string, unknown>;
  return typeof content === 'string' && typeof isRich === 'boolean' && typeof isBlank === 'boolean';
}

export function isSameText(one: DraftText, other: DraftText): boolean {
  return (one.isBlank && other.isBlank) || (one.content === other.content && one.isRich === other.isRich);
}

/** The text out of what an editor says. */
export function draftTextOf({ content, isRich, isBlank }: WrittenText): DraftText {
  return { content, isRich, isBlank };
}

/** A text as the server keeps it. */
export function textOfStored({ content, isRich }: { content: string; isRich: boolean }): DraftText {
  const document = isRich ? readRichText(content) : null;
  return { content, isRich, isBlank: document ? isBlankDocument(document) : content.trim() === '' };
}
