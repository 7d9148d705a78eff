import { describe, expect, it } from '@jest/globals';
import { chatsLimits } from '@lyceum/contracts/chats';
import { mentionsIn, typedName } from './mentions-in';

const people = [
  { id: 'a', name: 'Ada Love' },
  { id: 'l', name: 'Ada Lovelace' },
  { id: 'w', name: '王小明' },
  { id: 'x', name: 'Ada Love' },
];

describe('whom a text mentions', () => {
  it('is named for each place, by the longest name that stands there; of two of one name the first', () => {
    expect(mentionsIn('@Ada Lovelace, @Ada Love and @Ada Lovelace', people)).toEqual(['l', 'a', 'l']);
    expect(mentionsIn('你好@王小明你好', people)).toEqual(['w']);
    expect(mentionsIn('@Eve, @@Ada Love', people)).toEqual(['a']);
    expect(mentionsIn('no one', people)).toEqual([]);
  });

  it('is so often and no oftener', () => {
    expect(mentionsIn('@Ada Love '.repeat(500), people)).toHaveLength(chatsLimits.mentions);
  });
});

describe('[134] a name that is being typed', () => {
  it.each([
    ['@', null],
    ['@Be', { from: 0, query: 'Be' }],
    ['Hi @Be', { from: 3, query: 'Be' }],
    ['Hi @Be there', null],
    ['ben@example', null],
    ['你好@王', { from: 2, query: '王' }],
  ])('%s', (text, found) => {
    expect(typedName(text, text.length)).toEqual(found);
  });

  it('stands before the cursor', () => {
    expect(typedName('@Ben and so on', 3)).toEqual({ from: 0, query: 'Be' });
  });
});
