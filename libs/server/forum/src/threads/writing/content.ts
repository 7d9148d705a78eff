import { hasVisibleCharacters, threadErrors, threadLimits } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import { isBlankDocument, linkCountOf, parseRichText, plainTextOf, previewOf } from '@lyceum/rich-text';

/** Content as it is stored. */
export interface WrittenContent {
  /** What was written, without what cannot be kept. */
  readonly content: string;
  readonly plainText: string;
  /** What lists show of it (checklist line 84). */
  readonly preview: string;
  readonly links: number;
}

/** @throws DomainError THREAD_CONTENT_TOO_LARGE, THREAD_CONTENT_BLANK, THREAD_CONTENT_INVALID with what is wrong */
export function readContent(content: string, isRich: boolean): WrittenContent {
  if (Buffer.byteLength(content) > threadLimits.contentBytes)
    throw new DomainError(threadErrors.CONTENT_TOO_LARGE);
  return isRich ? readRich(content) : readPlain(content);
}

function readRich(content: string): WrittenContent {
  const parsed = parseRichText(content);
  if (!parsed.ok && parsed.tooLarge) throw new DomainError(threadErrors.CONTENT_TOO_LARGE);
  if (!parsed.ok) {
    const issues = parsed.issues.map((message) => ({ path: 'content', message }));
    throw new DomainError(threadErrors.CONTENT_INVALID, { issues });
  }
  const { document, json } = parsed;
  const plainText = plainTextOf(document);
  // A picture says something without a word; words nobody can see do not.
  if (isBlankDocument(document) || (plainText !== '' && !hasVisibleCharacters(plainText)))
    throw new DomainError(threadErrors.CONTENT_BLANK);
  const preview = previewOf(plainText, threadLimits.richPreviewLength);
  return { content: json, plainText, preview, links: linkCountOf(document) };
}

function readPlain(text: string): WrittenContent {
  const content = tidy(text);
  if (!hasVisibleCharacters(content)) throw new DomainError(threadErrors.CONTENT_BLANK);
  const preview = previewOf(content, threadLimits.plainPreviewLength);
  return { content, plainText: content, preview, links: linkCountOf(content) };
}

/** Line ends of one kind, no half characters, and no control characters, which nobody would see. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
