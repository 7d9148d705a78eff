import { describe, expect, it } from '@jest/globals';
import { cleanPastedHtml } from './clean-html';
import { isRatherText } from './is-rather-text';
import { googleDocsHtml, outlookTableHtml, wordHtml } from '../testing/clipboards';

describe('cleanPastedHtml', () => {
  it('reads a text of Word: title, headings, bold words, nested lists, and none of its clutter', () => {
    expect(cleanPastedHtml(wordHtml)).toBe(
      [
        '<h1>Field trip</h1>',
        '<h2>What to bring</h2>',
        '<p>Bring <b>two</b> pens and <i>water</i>.</p>',
        '<ul><li>Lunch<ul><li>Sandwich</li></ul></li><li>Jacket</li></ul>',
        '<ol><li>Meet at nine</li><li>Leave</li></ol>',
      ].join(''),
    );
  });

  it('reads a text of Google Docs: what styles say becomes bold, italic, struck; lists lie in each other', () => {
    expect(cleanPastedHtml(googleDocsHtml)).toBe(
      [
        '<h1>Notes</h1>',
        '<p>Plain, <strong>bold</strong>, <em>slanted</em>, <s>gone</s> and ',
        '<a href="https://example.org/a?b=c">a link</a></p>',
        '<ul><li><p>One</p><ul><li><p>Within</p></li></ul></li></ul>',
      ].join(''),
    );
  });

  it('makes lines of a table', () => {
    expect(cleanPastedHtml(outlookTableHtml)).toBe('<p><b>Name</b> | Room</p><p>Ada | 12</p>');
  });

  it('runs and loads nothing', () => {
    const cleaned = cleanPastedHtml(
      '<p onclick="x()">Hi<script>alert(1)</script><style>p{}</style></p><!--[if mso]>x<![endif]-->',
    );
    expect(cleaned).toBe('<p>Hi</p>');
  });
});

describe('isRatherText', () => {
  const clipboard = (html: string, plain = '') => ({
    getData: (type: string) => (type === 'text/html' ? html : plain),
  });

  it('takes the words of a text that comes with a picture of itself, and the picture of a picture', () => {
    expect(isRatherText(clipboard(wordHtml))).toBe(true);
    expect(isRatherText(clipboard('<meta charset="utf-8"><img src="https://example.org/a.png">'))).toBe(
      false,
    );
    expect(isRatherText(clipboard(''))).toBe(false);
    expect(isRatherText(clipboard('', 'words'))).toBe(true);
  });
});
