import { describe, expect, test } from '@jest/globals';
import { nameMentions } from './mention-parts';

const ada = '0194a0a0-0000-7000-8000-00000000000a';
const eve = '0194a0a0-0000-7000-8000-00000000000e';
const paragraph = (...content: object[]) =>
  ({ type: 'doc', content: [{ type: 'paragraph', content }] }) as never;
const mention = (id: string, label: string, marks?: object[]) => ({
  type: 'mention',
  attrs: { id, label },
  ...(marks && { marks }),
});

describe('names of mentions', () => {
  test('[114] are those of the people, not what the writer called them', () => {
    expect(
      nameMentions(paragraph(mention(ada, 'The Boss')), new Map([[ada, 'Ada Lovelace']]), (label) => label),
    ).toEqual(paragraph(mention(ada, 'Ada Lovelace')));
  });

  test('[114] of who may not be mentioned stay as text that leads nowhere, with its marks', () => {
    const bold = [{ type: 'bold' }];
    expect(
      nameMentions(paragraph(mention(eve, 'Eve', bold)), new Map([[ada, 'Ada Lovelace']]), (label) => label),
    ).toEqual(paragraph({ type: 'text', text: '@Eve', marks: bold }));
  });
});
