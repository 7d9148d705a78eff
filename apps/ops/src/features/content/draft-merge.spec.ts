import { describe, expect, it } from '@jest/globals';
import type { ContentDraft } from '@lyceum/contracts/cms';
import { differencesOf, mergedOf } from './draft-merge';

const text = (heading: string, words: string) => ({ kind: 'text', heading, text: words });
const page = (title: string, ...blocks: object[]): ContentDraft => ({
  title,
  description: 'About it',
  blocks,
});
const base = page('A page', text('One', 'First.'), text('Two', 'Second.'));

describe('two drafts that began as one', () => {
  it('differ where either changed something, and say who did where one did alone', () => {
    const theirs = page('Theirs', text('One', 'First.'), text('Two', 'By them.'));
    const mine = page('Mine', text('One', 'By me.'), text('Two', 'Second.'));
    const found = differencesOf('page', { base, theirs, mine });
    expect(found.map(({ path, only, changes }) => [path.join('.'), only, changes])).toEqual([
      ['title', null, [{ at: 'Title', before: 'Theirs', after: 'Mine' }]],
      ['blocks.0.text', 'mine', [{ at: 'Blocks › 1. Text › Text', before: 'First.', after: 'By me.' }]],
      ['blocks.1.text', 'theirs', [{ at: 'Blocks › 2. Text › Text', before: 'By them.', after: 'Second.' }]],
    ]);
    const sides = { theirs, mine };
    const taken = found.filter(({ only }) => only !== 'mine').map(({ path }) => path);
    expect(mergedOf(sides, taken)).toEqual(page('Theirs', text('One', 'By me.'), text('Two', 'By them.')));
    expect(mergedOf(sides, [])).toBe(mine);
  });

  it.each([
    ['came', page('A page', text('One', 'First.'), text('New', ''), text('Two', 'Second.'))],
    ['went', page('A page', text('One', 'First.'))],
    ['moved', page('A page', text('Two', 'Second.'), text('One', 'First.'))],
    ['became another', page('A page', text('One', 'First.'), { kind: 'newsletter', heading: 'Two' })],
  ])('have their blocks chosen as a whole where one %s', (_, theirs) => {
    const mine = page('A page', text('One', 'By me.'), text('Two', 'Second.'));
    const found = differencesOf('page', { base, theirs, mine });
    expect(found.map(({ path, only }) => [path, only])).toEqual([[['blocks'], null]]);
    expect(mergedOf({ theirs, mine }, [['blocks']])).toEqual(theirs);
  });

  it('do not differ by the order in which the database has the fields', () => {
    const [first, second] = base['blocks'] as [object, object];
    const theirs = page('A page', Object.fromEntries(Object.entries(first).toReversed()), second);
    expect(differencesOf('page', { base, theirs, mine: base })).toEqual([]);
  });
});
