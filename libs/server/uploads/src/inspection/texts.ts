import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';

/**
 * Plain text in UTF-8.
 * @throws DomainError UPLOADS_CONTENT_MISMATCH
 */
export function inspectText(bytes: Buffer): string {
  const text = decode(bytes);
  // eslint would have the letters named, and they have no names.
  if (/[^\t\n\f\r\P{Cc}]/u.test(text)) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  return text;
}

const cueTime = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d`;
const vttTiming = new RegExp(`^${cueTime}\\.\\d{3} +--> +${cueTime}\\.\\d{3}(?: +[a-z]+:[\\w%.,-]+)*$`);
const srtTiming = new RegExp(`^${cueTime},\\d{3} +--> +${cueTime},\\d{3}$`);
const vttTag = /^<\/?(?:[biuc]|v|lang|ruby|rt)(?:\.[\w.-]+)?(?: [^<>&]*)?>$|^<(?:\d{2,}:)?\d\d:\d\d\.\d{3}>$/;
const srtTag = /^<\/?(?:[biu]|font(?: color="#?\w+")?)>$/;

/**
 * Captions in WebVTT: cues and notes alone, no style sheets, and no tags but those of captions.
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_NOT_SAFE
 */
export function inspectVtt(bytes: Buffer): void {
  const [head = '', ...blocks] = blocksOf(inspectText(bytes));
  if (!/^WEBVTT(?:[ \t].*)?(?:\n(?!.*-->).*)*$/.test(head))
    throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  for (const block of blocks)
    if (/^(STYLE|REGION)\b/.test(block)) throw new DomainError(uploadsErrors.NOT_SAFE);
    else if (!/^NOTE(?:\s|$)/.test(block)) assertCue(block, vttTiming, vttTag);
  assertTags(head, vttTag);
}

/** The same for SubRip. @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_NOT_SAFE */
export function inspectSrt(bytes: Buffer): void {
  const blocks = blocksOf(inspectText(bytes));
  if (blocks.length === 0) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  for (const block of blocks) assertCue(block, srtTiming, srtTag);
}

function assertCue(block: string, timing: RegExp, tag: RegExp): void {
  const lines = block.split('\n');
  // A cue may have a name or number before its times.
  const at = timing.test(lines[0] ?? '') ? 0 : 1;
  if (!timing.test(lines[at] ?? '')) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  assertTags(block.replaceAll('-->', ''), tag);
}

function assertTags(text: string, tag: RegExp): void {
  const tags = text.match(/<[^>]*>?/g) ?? [];
  if (!tags.every((found) => tag.test(found))) throw new DomainError(uploadsErrors.NOT_SAFE);
}

function blocksOf(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n');
  return lines
    .split(/\n{2,}/)
    .map((block) => block.replace(/^\n+/, '').trimEnd())
    .filter((block) => block !== '');
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  }
}
