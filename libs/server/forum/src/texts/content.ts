import { hasVisibleCharacters, threadErrors, threadLimits } from '@lyceum/contracts/forum';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import {
  filesOf,
  isBlankDocument,
  linkCountOf,
  parseRichText,
  plainTextOf,
  previewOf,
  type RichDocument,
} from '@lyceum/rich-text';
import { isAddressOf } from '@lyceum/uploads';

/** Content as it is stored. */
export interface WrittenContent {
  /** What was written, without what cannot be kept. */
  readonly content: string;
  readonly plainText: string;
  /** What lists show of it (checklist line 84). */
  readonly preview: string;
  readonly links: number;
}

/** Where pictures and films of texts lie. */
const mediaFolders = ['community-images', 'community-videos', 'thumbnails'] as const;

/**
 * A text of `authorId`. It shows nobody else's files: a moderator who removes what shows a file removes it from where its
 * owner keeps it, and no second account can have it up instead.
 * @throws DomainError THREAD_CONTENT_TOO_LARGE, THREAD_CONTENT_BLANK, THREAD_CONTENT_INVALID with what is wrong,
 * UPLOADS_NOT_A_FILE_OF_YOURS
 */
export function readContent(content: string, isRich: boolean, authorId: string): WrittenContent {
  if (Buffer.byteLength(content) > threadLimits.contentBytes)
    throw new DomainError(threadErrors.CONTENT_TOO_LARGE);
  return isRich ? readRich(content, authorId) : readPlain(content);
}

/** How many links a text as it is stored has. */
export function linksOf(content: string, isRich: boolean): number {
  return linkCountOf(isRich ? (JSON.parse(content) as RichDocument) : content);
}

function readRich(content: string, authorId: string): WrittenContent {
  const parsed = parseRichText(content);
  if (!parsed.ok && parsed.tooLarge) throw new DomainError(threadErrors.CONTENT_TOO_LARGE);
  if (!parsed.ok) {
    const issues = parsed.issues.map((message) => ({ path: 'content', message }));
    throw new DomainError(threadErrors.CONTENT_INVALID, { issues });
  }
  const { document, json } = parsed;
  if (!filesOf(document).every((url) => isAddressOf(authorId, url, mediaFolders)))
    throw new DomainError(uploadsErrors.NOT_A_FILE_OF_YOURS);
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
