import { describe, expect, it } from '@jest/globals';
import { doc, linked, marked, mention, paragraph } from '../testing/documents';
import { everyPart } from '../testing/every-part';
import { parseRichText } from './parse-rich-text';

const parse = (value: unknown) => parseRichText(JSON.stringify(value));

function accepted(value: unknown) {
  const parsed = parse(value);
  if (!parsed.ok) throw new Error(parsed.issues.join(' '));
  return parsed;
}

function issuesOf(value: unknown): string[] {
  const parsed = parse(value);
  return parsed.ok ? [] : parsed.issues;
}

describe('parseRichText', () => {
  it('takes every kind of part there is and gives it back', () => {
    expect(accepted(everyPart).document).toEqual(everyPart);
  });

  it('gives canonical JSON: parsed again it stays the same', () => {
    const { json } = accepted(doc(paragraph(marked('a', 'underline', 'bold', 'bold'))));
    expect(parseRichText(json)).toMatchObject({ ok: true, json });
    expect(JSON.parse(json)).toEqual(doc(paragraph(marked('a', 'bold', 'underline'))));
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    '//evil.example',
    '/thread/1',
    '',
    null,
    { toString: 'https://example.org' },
  ])('refuses a link to %j', (href) => {
    expect(issuesOf(doc(paragraph(linked('x', href))))).toEqual([
      'Links must lead to a web page (http, https) or an e-mail address.',
    ]);
  });

  it.each(['https://example.org:8080/a?b=c#d', 'http://example.org/', 'mailto:ada@example.org'])(
    'takes a link to %s',
    (href) => {
      expect(accepted(doc(paragraph(linked('x', href)))).document.content[0]).toEqual(
        paragraph(linked('x', href)),
      );
    },
  );

  it.each([
    'https://elsewhere.example/a.png',
    'javascript:alert(1)',
    '/files/../secret',
    '/files//evil.example/a.png',
    '/files/a.png?x=1',
    '//evil.example/files/a.png',
    '/files/.env',
  ])('shows no picture or video from %s', (src) => {
    expect(issuesOf(doc({ type: 'image', attrs: { src } }))).toEqual([expect.stringContaining('Pictures')]);
    expect(issuesOf(doc({ type: 'video', attrs: { src } }))).toEqual([expect.stringContaining('Videos')]);
  });

  it('embeds only ids of YouTube, Vimeo and Bilibili', () => {
    const embed = (provider: string, videoId: string) =>
      doc({ type: 'videoEmbed', attrs: { provider, videoId } });
    expect(issuesOf(embed('bilibili', 'BV1xx411c7mD'))).toEqual([]);
    expect(issuesOf(embed('youtube', '../../evil"on'))).not.toEqual([]);
    expect(issuesOf(embed('constructor', 'dQw4w9WgXcQ'))).not.toEqual([]);
  });

  it('drops attributes nobody asked for', () => {
    const { json } = accepted(
      doc(
        { type: 'paragraph', attrs: { onclick: 'alert(1)', style: 'x', class: 'y' } },
        {
          type: 'orderedList',
          attrs: { start: 1, type: 'A' },
          content: [{ type: 'listItem', content: [paragraph('x')] }],
        },
        paragraph({ ...linked('x', 'https://example.org'), onload: 'alert(1)' } as never),
      ),
    );
    expect(json).not.toMatch(/onclick|style|class|onload|"A"/);
  });

  it('knows one zero', () => {
    const list = JSON.stringify(
      doc({
        type: 'orderedList',
        attrs: { start: 0 },
        content: [{ type: 'listItem', content: [paragraph('x')] }],
      }),
    );
    const negative = parseRichText(list.replace('"start":0', '"start":-0'));
    expect(negative).toStrictEqual(parseRichText(list));
  });

  it('names in plain words what it does not know', () => {
    expect(issuesOf(doc({ type: 'iframe' }, { type: '<b>' }, { type: 'constructor' }))).toEqual([
      "Parts of the kind 'iframe' cannot be posted.",
      "Parts of the kind 'b' cannot be posted.",
      "Parts of the kind 'constructor' cannot be posted.",
    ]);
    expect(issuesOf(doc(paragraph(marked('x', 'blink'))))).toEqual([
      "Text of the kind 'blink' cannot be posted.",
    ]);
    expect(issuesOf(doc({ type: 'heading', attrs: { level: 3 } }))).toEqual(['Headings have level 1 or 2.']);
    expect(issuesOf(doc(paragraph(mention('../admin', 'x'))))).toEqual(['A mention names nobody.']);
  });

  it.each([
    ['a list entry outside a list', doc({ type: 'listItem', content: [paragraph('x')] })],
    ['a paragraph in a paragraph', doc(paragraph(paragraph('x')))],
    ['bare text in a document', doc({ type: 'text', text: 'x' })],
    ['a document in a document', doc(doc(paragraph('x')))],
    ['a bold word in code', doc({ type: 'codeBlock', content: [marked('x', 'bold')] })],
  ])('refuses %s', (_, value) => {
    expect(issuesOf(value)).toHaveLength(1);
  });

  it('refuses what is no document at all', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"doc"',
      '{"type":"paragraph"}',
      '1e999',
      '{"type":"doc","content":5}',
    ]) {
      expect(parseRichText(text)).toMatchObject({ ok: false, tooLarge: false });
    }
  });

  it('[118] ends every document with a paragraph', () => {
    const heading = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'x' }] };
    expect(accepted(doc(heading)).document.content).toEqual([heading, { type: 'paragraph' }]);
    expect(accepted(doc()).document.content).toEqual([{ type: 'paragraph' }]);
  });

  it('drops what no database keeps: NUL, other controls and halves of characters', () => {
    expect(accepted(doc(paragraph('a\u0000b\u0007\ud83d\tc\r\nd'))).document.content[0]).toEqual(
      paragraph('ab\ufffd\tc\nd'),
    );
  });

  it('bounds size in bytes before reading, and depth without exhausting the stack', () => {
    expect(parse(doc(paragraph('字'.repeat(40_000))))).toMatchObject({ ok: false, tooLarge: true });
    expect(parseRichText('['.repeat(50_000) + ']'.repeat(50_000))).toMatchObject({
      ok: false,
      tooLarge: false,
    });
    const nested = (depth: number) =>
      doc(
        Array.from({ length: depth }).reduce<ReturnType<typeof paragraph>>(
          (inner) => ({ type: 'blockquote', content: [inner] }),
          paragraph('x'),
        ),
      );
    expect(issuesOf(nested(15))).toEqual([]);
    expect(issuesOf(nested(25))).toEqual(['Lists and quotes lie too deep in each other.']);
  });
});
