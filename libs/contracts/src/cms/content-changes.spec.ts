import { describe, expect, it } from '@jest/globals';
import { blankDraft, contentChanges, contentTypeNames, contentTypes, draftSchemaOf, formOf } from '.';

const text = (heading: string, words = 'Words.') => ({ kind: 'text', heading, text: words });
const page = (...blocks: object[]) => ({ title: 'A page', description: 'About', blocks });
const changed = (before: object[], after: object[]) =>
  contentChanges('page', page(...before), page(...after)).map(({ at, before: was, after: is }) => [
    at,
    was,
    is,
  ]);

describe('the form of a type', () => {
  it.each(contentTypeNames)('of %s has a field with a name for each that its schema has', (type) => {
    const form = formOf(type);
    expect(Object.keys(form)).toEqual(Object.keys(contentTypes[type].schema.shape));
    for (const { label } of Object.values(form)) expect(label).toMatch(/^[A-Z]/);
  });

  it.each(contentTypeNames)('of %s begins with nothing in it, which is kept and never published', (type) => {
    const blank = blankDraft(type);
    expect(draftSchemaOf(type).parse(blank)).toEqual(blank);
    expect(contentTypes[type].schema.safeParse(blank).success).toBe(false);
  });
});

describe('what is different', () => {
  it('is nothing between the same', () => expect(changed([text('A')], [text('A')])).toEqual([]));

  it('is a field of a block where the block stayed', () =>
    expect(changed([text('A'), text('B')], [text('A'), text('B', 'Others.')])).toEqual([
      ['Blocks › 2. Text › Text', 'Words.', 'Others.'],
    ]));

  it('is a block that came before others, and not all of them', () =>
    expect(changed([text('A'), text('B')], [text('New'), text('A'), text('B')])).toEqual([
      ['Blocks › 1. Text', null, 'Heading: New\nText: Words.'],
    ]));

  it('is a block that went and one of another kind that came', () => {
    const quotation = { kind: 'quotation', text: 'Said.', by: '' };
    expect(changed([text('A'), text('B')], [text('A'), quotation])).toEqual([
      ['Blocks › 2. Text', 'Heading: B\nText: Words.', null],
      ['Blocks › 2. Quotation', null, 'Text: Said.'],
    ]);
  });

  it('is told of items within a block', () => {
    const numbers = (figure: string) => ({
      kind: 'numbers',
      heading: 'So many',
      items: [{ figure, text: 'cities' }],
    });
    expect(changed([numbers('4')], [numbers('5')])).toEqual([
      ['Blocks › 1. Figures › Figures › 1. Item › Figure', '4', '5'],
    ]);
  });
});
