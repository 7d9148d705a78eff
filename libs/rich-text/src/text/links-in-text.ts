import { safeAddress } from '../schema/addresses';
import { richTextLimits } from '../schema/rich-text.limits';

/** A stretch of plain text; with `href` where it is an address that may be followed. */
export interface TextPart {
  text: string;
  href?: string;
}

const addressPattern = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/giu;
/** What ends a sentence or closes a bracket and is seldom meant to belong to the address before it. */
const trailing = new Set('.,;:!?…。，；：！？、)]）】」』');
const longestAddress = richTextLimits.addressLength;

/** Cuts plain text into what is an http(s) address and what is not. The parts together are the text. */
export function linksInText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(addressPattern)) {
    const shown = withoutTrailing(match[0]);
    const href = safeAddress(shown);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** `https://example.org/a_(b)` keeps its bracket, `(https://example.org)` loses it. */
function withoutTrailing(address: string): string {
  let end = address.length;
  if (end > longestAddress) return address;
  while (end > 0 && trailing.has(address.charAt(end - 1))) end -= 1;
  const shown = address.slice(0, end);
  return address.charAt(end) === ')' && count(shown, '(') > count(shown, ')') ? `${shown})` : shown;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
