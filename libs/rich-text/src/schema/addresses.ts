import { isOwnFileUrl } from '@lyceum/contracts/uploads';
import { richTextLimits } from './rich-text.limits';

const hostPattern = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?=[:/?#]|$)/u;
const mailPattern = /^mailto:[^\s@"<>]+@[^\s@"<>]+$/i;

/**
 * The address a link may lead to, as the browser would write it: http, https or mailto. `null` for anything else,
 * above all for what a browser would run (`javascript:`, `data:`), and for addresses with a name and password in
 * them, which only serve to look like another site.
 */
export function safeAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > richTextLimits.addressLength) return null;
  const url = parseAddress(text.trim());
  if (!url || url.href.length > richTextLimits.addressLength) return null;
  if (url.protocol === 'mailto:') return mailPattern.test(url.href) ? url.href : null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return url.username || url.password ? null : url.href;
}

/**
 * What somebody typed as a link, as an address: whole addresses, and a bare `example.org/page`, which becomes https.
 * `null`: 'Invalid link' (checklist line 116).
 */
export function typedAddress(text: string): string | null {
  const typed = text.trim();
  if (/\s/.test(typed)) return null;
  if (hostPattern.test(typed)) return safeAddress(`https://${typed}`);
  return /^(?:https?:\/\/|mailto:)[^/]/i.test(typed) ? safeAddress(typed) : null;
}

/** Whether a path is one of our own uploads (`/files/…`): the only place pictures and videos come from. */
export function isOwnFile(path: unknown): path is string {
  return isOwnFileUrl(path) && path.length <= richTextLimits.addressLength;
}

/** An absolute address as a URL, or `null`. (`URL.parse` is younger than some phones.) */
export function parseAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
