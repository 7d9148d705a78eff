import { expect, test } from '@jest/globals';
import { isSitePath, parseMailBody, unknownPlaceholders, wrongAddresses } from './mail-body';

test('[237] the text of a mail is paragraphs, headings and lists, with bold words and links', () => {
  const text =
    'One\nline with **two** words.\r\n\r\n## A heading\n- One [link](/here)\n- Two\n\n\n  \nThe end';
  expect(parseMailBody(text)).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'One line with ' },
          { kind: 'strong', text: 'two' },
          { kind: 'text', text: ' words.' },
        ],
      ],
    },
    { kind: 'heading', lines: [[{ kind: 'text', text: 'A heading' }]] },
    {
      kind: 'list',
      lines: [
        [
          { kind: 'text', text: 'One ' },
          { kind: 'link', text: 'link', url: '/here' },
        ],
        [{ kind: 'text', text: 'Two' }],
      ],
    },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'The end' }]] },
  ]);
});

test('[237] what looks like markup and is none is text', () => {
  for (const text of ['**', '[a]', '[a]()', '[a](b c)', '<b>x</b>', '****', '[]('])
    expect(parseMailBody(text)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text }]] }]);
  expect(parseMailBody(' \n \n')).toEqual([]);
});

test('[237] only pages of ours and encrypted addresses are linked', () => {
  for (const right of ['/', '/model-g20?x=1', 'https://example.org/a'])
    expect([right, wrongAddresses(`[a](${right})`)]).toEqual([right, []]);
  for (const wrong of [
    '//evil.example',
    'http://a.example',
    'javascript:x',
    'mailto:a@b.example',
    'here',
    '/\\a',
  ])
    expect([wrong, wrongAddresses(`- [a](${wrong})`)]).toEqual([wrong, [wrong]]);
  expect([isSitePath('/a b'), isSitePath('')]).toEqual([false, false]);
});

test('[237] only a first name is filled in', () => {
  expect(unknownPlaceholders('Hello {firstName}, {lastName} {} {first name}')).toEqual([
    'lastName',
    '',
    'first name',
  ]);
});
