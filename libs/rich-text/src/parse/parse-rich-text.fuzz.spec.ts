import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RichNode } from '../schema/rich-text.types';
import { everyPart } from '../testing/every-part';
import { mutatedJson } from '../testing/mutations';
import { mentionedUserIdsOf, partsOf, plainTextOf } from '../text/plain-text';
import { previewOf } from '../text/preview';
import { linkCountOf, wordCountOf } from '../text/text-measures';
import { parseRichText } from './parse-rich-text';

/** What a value may look like, attribute by attribute: written down again here, so that a slip there shows. */
const allowed: Record<string, RegExp> = {
  'heading.level': /^[12]$/,
  'orderedList.start': /^\d{1,6}$/,
  'codeBlock.language': /^(?:null|[a-z0-9+#-]+)$/i,
  'image.src': /^\/files(?:\/\w[\w.-]*)+$/,
  'image.alt': /^[^\p{Cc}]*$/u,
  'image.width': /^(?:null|\d{1,5})$/,
  'image.height': /^(?:null|\d{1,5})$/,
  'video.src': /^\/files(?:\/\w[\w.-]*)+$/,
  'video.title': /^[^\p{Cc}]*$/u,
  'videoEmbed.provider': /^(?:youtube|vimeo|bilibili)$/,
  'videoEmbed.videoId': /^[\w-]{1,12}$/,
  'mention.id': /^[0-9a-f-]{36}$/,
  'mention.label': /^[^\p{Cc}]*$/u,
  'link.href': /^(?:https?:\/\/[^\s@/?#"<>]+(?:[/?#][^\s"<>]*)?|mailto:[^\s"<>]+)$/,
};

const names = [
  'doc',
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
]
  .concat(['image', 'video', 'videoEmbed', 'text', 'hardBreak', 'mention'])
  .concat(['link', 'bold', 'italic', 'strike', 'underline', 'code']);

/** Everything of a document that is not on the list above. */
function strays(document: RichNode): string[] {
  return partsOf(document)
    .flatMap((part) => [part, ...(part.marks ?? [])])
    .flatMap((part) => [
      ...(names.includes(part.type) ? [] : [part.type]),
      ...Object.keys(part).filter((key) => !['type', 'attrs', 'content', 'marks', 'text'].includes(key)),
      ...Object.entries(part.attrs ?? {}).flatMap(([name, value]) =>
        allowed[`${part.type}.${name}`]?.test(String(value)) ? [] : [`${part.type}.${name}=${String(value)}`],
      ),
    ]);
}

describe('parseRichText under hostile input', () => {
  it('takes 10,000 mutated documents without throwing and lets nothing executable through', () => {
    let accepted = 0;
    fc.assert(
      fc.property(mutatedJson(everyPart), (text) => {
        const parsed = parseRichText(text);
        if (!parsed.ok) {
          expect(parsed.issues.length).toBeGreaterThan(0);
          return;
        }
        accepted += 1;
        expect(strays(parsed.document)).toEqual([]);
        expect(parseRichText(parsed.json)).toEqual(parsed);
      }),
      { numRuns: 10_000 },
    );
    // A check that refused everything would pass as well.
    expect(accepted).toBeGreaterThan(500);
  }, 120_000);

  it('measures and cuts whatever it took', () => {
    fc.assert(
      fc.property(mutatedJson(everyPart), (text) => {
        const parsed = parseRichText(text);
        if (!parsed.ok) return;
        const plain = plainTextOf(parsed.document);
        expect(plain).not.toMatch(/(?![\t\n])\p{Cc}/u);
        expect(plain.isWellFormed()).toBe(true);
        expect(previewOf(plain, 175).isWellFormed()).toBe(true);
        expect(wordCountOf(parsed.document)).toBeGreaterThanOrEqual(0);
        expect(linkCountOf(parsed.document)).toBeGreaterThanOrEqual(0);
        expect(mentionedUserIdsOf(parsed.document).every((id) => id.length === 36)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
