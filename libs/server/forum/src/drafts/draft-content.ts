import { draftErrors, draftLimits } from '@lyceum/contracts/forum';
import { DomainError } from '@lyceum/kernel';
import { parseRichText } from '@lyceum/rich-text';

/**
 * What of a draft is kept: rich text in its canonical form, plain text as it was typed, but for what PostgreSQL cannot
 * keep. Blank is allowed.
 * @throws DomainError DRAFT_TOO_LARGE, DRAFT_CONTENT_INVALID with what is wrong
 */
export function readDraftContent(content: string, isRich: boolean): string {
  if (Buffer.byteLength(content) > draftLimits.contentBytes) throw new DomainError(draftErrors.TOO_LARGE);
  if (!isRich || content === '') return content.toWellFormed().replaceAll('\0', '');
  const parsed = parseRichText(content);
  if (parsed.ok) return parsed.json;
  if (parsed.tooLarge) throw new DomainError(draftErrors.TOO_LARGE);
  const issues = parsed.issues.map((message) => ({ path: 'content', message }));
  throw new DomainError(draftErrors.CONTENT_INVALID, { issues });
}
