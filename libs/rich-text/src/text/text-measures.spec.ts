import { describe, expect, it } from '@jest/globals';
import { doc, linked, mention, paragraph } from '../testing/documents';
import { everyPart } from '../testing/every-part';
import { linksInText } from './links-in-text';
import { isBlankDocument, mentionedUserIdsOf, plainTextOf } from './plain-text';
import { linkCountOf, wordCountOf } from './text-measures';

const ada = '0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e6f';
const bob = '0190b5c2-6e2a-7a3e-8f4d-000000000000';

describe('what a rich text says', () => {
  it('is its lines, mentions by name, without pictures', () => {
    expect(plainTextOf(everyPart)).toBe(
      'One\nTwo\nPlain boldallcodehere\n@Ada Lovelace 🙂\nQuoted\nPoint\nThird\nlet a = 1;\nlet b;\nThe end',
    );
  });

  it('is blank without anything to read or look at', () => {
    expect(isBlankDocument(doc(paragraph('  \u00a0'), { type: 'bulletList', content: [] }))).toBe(true);
    expect(isBlankDocument(doc(paragraph(mention(ada, 'Ada'))))).toBe(false);
    expect(isBlankDocument(doc({ type: 'image', attrs: { src: '/files/a.png' } }))).toBe(false);
  });

  it('mentions each person once', () => {
    const text = doc(paragraph(mention(ada, 'Ada'), mention(bob, 'Bob')), paragraph(mention(ada, 'Ada')));
    expect(mentionedUserIdsOf(text)).toEqual([ada, bob]);
  });

  it('has words in every script', () => {
    expect(wordCountOf('One, two – three!')).toBe(3);
    expect(wordCountOf('我们喜欢读书')).toBeGreaterThanOrEqual(3);
    expect(wordCountOf(doc(paragraph('one'), paragraph('two')))).toBe(2);
  });

  it('has links: made ones, however many runs they have, and bare addresses', () => {
    const bold = {
      ...linked('b', 'https://a.example/'),
      marks: [{ type: 'bold' }, ...(linked('b', 'https://a.example/').marks ?? [])],
    };
    const text = doc(
      paragraph(
        linked('a', 'https://a.example/'),
        bold,
        ' and https://b.example, ',
        linked('c', 'https://c.example/'),
      ),
    );
    expect(linkCountOf(text)).toBe(3);
    expect(linkCountOf('http://a.example and javascript:alert(1)')).toBe(1);
  });
});

describe('linksInText', () => {
  it('finds addresses and leaves sentences their ends', () => {
    expect(linksInText('See (https://example.org/a_(b)?c=d#e), https://例子.测试/页。 Bye')).toEqual([
      { text: 'See (' },
      { text: 'https://example.org/a_(b)?c=d#e', href: 'https://example.org/a_(b)?c=d#e' },
      { text: '), ' },
      { text: 'https://例子.测试/页', href: 'https://xn--fsqu00a.xn--0zwm56d/%E9%A1%B5' },
      { text: '。 Bye' },
    ]);
  });

  it('takes nothing a browser would run, and loses no text', () => {
    const text = 'javascript:alert(1) data:x https://u:p@evil.example "https://example.org"onclick=x';
    const parts = linksInText(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.flatMap((part) => part.href ?? [])).toEqual(['https://example.org/']);
  });

  it('reads a hundred thousand dots at once', () => {
    const text = `https://example.org/${'.'.repeat(100_000)}`;
    expect(linksInText(text)).toEqual([{ text }]);
  });
});
