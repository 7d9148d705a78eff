import { newsletterLimits } from '@lyceum/contracts/newsletter';

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** What somebody else's HTML says, as text; null where it says nothing. */
export function plainText(html: string): string | null {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (name) => characters[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text.slice(0, newsletterLimits.messageLength);
}
