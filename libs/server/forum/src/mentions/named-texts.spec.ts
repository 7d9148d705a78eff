import { describe, expect, test } from '@jest/globals';
import { mentionedIn, storedText, withNames } from '@lyceum/mentions';
import type { RichDocument } from '@lyceum/rich-text';
import { readContent } from '../texts/content';

const ada = '0194a0a0-0000-7000-8000-00000000000a';
const eve = '0194a0a0-0000-7000-8000-00000000000e';
const mention = (id: string) => ({ type: 'mention', attrs: { id, label: 'Typed' } });
const document = (...content: object[]) =>
  ({ type: 'doc', content: [{ type: 'paragraph', content }] }) as RichDocument;
const words = (text: string) => ({ type: 'text', text });

describe('a text that mentions people', () => {
  const stored = storedText(document(words('Ask '), mention(ada), words(' and '), mention(eve)));

  test('is kept with their ids and without any name', () => {
    expect(JSON.stringify(stored)).not.toContain('Typed');
    expect(mentionedIn([{ content: stored.content, isRich: true }])).toEqual([ada, eve]);
    expect(mentionedIn([{ plainText: stored.plainText }, { preview: stored.preview }])).toEqual([ada, eve]);
  });

  test('has in all its forms the names of who may be named, and of others neither name nor id', () => {
    const row = withNames({ ...stored, isRich: true, text: stored.plainText }, new Map([[ada, 'Ada']]));
    for (const text of [row.plainText, row.preview, row.text]) expect(text).toBe('Ask @Ada and @somebody');
    expect(row.content).toContain(`"label":"Ada"`);
    expect(row.content).toContain('@somebody');
    expect(row.content).not.toContain(eve);
  });

  test('has previews of as many characters as others: a mention is one of them, and is never cut through', () => {
    const { preview } = storedText(document(words('x'.repeat(170)), mention(ada), words('y'.repeat(20))));
    expect(withNames({ preview }, new Map([[ada, 'Ada']])).preview).toBe(
      `${'x'.repeat(170)}@Ada${'y'.repeat(3)}... Read More`,
    );
  });

  test('cut off in the middle of an id names somebody', () => {
    const text = stored.plainText.slice(0, 20);
    expect(mentionedIn([{ text }])).toEqual([]);
    expect(withNames({ text }, new Map())).toEqual({ text: 'Ask @somebody' });
  });
});

test('nobody can write what stands for an id, nor have plain text looked into', () => {
  const written = `\u0086${ada}\u0087`;
  const rich = JSON.stringify(document(words(`Hello ${written}`)));
  for (const { content, plainText, preview } of [
    readContent(written, false, ''),
    readContent(rich, true, ''),
  ])
    expect(mentionedIn([{ content, isRich: true, plainText, preview }])).toEqual([]);
  expect(mentionedIn([{ content: JSON.stringify(document(mention(ada))), isRich: false }])).toEqual([]);
});
