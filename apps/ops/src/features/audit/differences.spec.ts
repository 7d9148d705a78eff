import { describe, expect, it } from '@jest/globals';
import { differencesOf, isLong, linesOf } from './differences';

describe('[238] what an entry of the audit log changed', () => {
  it('is each field with what it was and is, what changed first', () => {
    const before = { name: 'Fair', roles: ['STUDENT'], isOpen: true };
    const after = { name: 'Fair', roles: ['STUDENT', 'TESTER'], isOpen: false, note: 'New' };
    expect(differencesOf(JSON.stringify(before), JSON.stringify(after))).toEqual([
      { field: 'Roles', before: 'Student', after: 'Student, Tester', isChanged: true },
      { field: 'Is open', before: 'Yes', after: 'No', isChanged: true },
      { field: 'Note', before: null, after: 'New', isChanged: true },
      { field: 'Name', before: 'Fair', after: 'Fair', isChanged: false },
    ]);
  });

  it('of something made is what it is, of something removed what it was, and nothing where nothing is told', () => {
    expect(differencesOf(null, '{"code":"A"}')).toEqual([
      { field: 'Code', before: null, after: 'A', isChanged: true },
    ]);
    expect(differencesOf('{"code":"A"}', null)).toEqual([
      { field: 'Code', before: 'A', after: null, isChanged: true },
    ]);
    expect(differencesOf(null, null)).toEqual([]);
  });

  it('is said in words where values are constants, and by their names where they are records', () => {
    const before = '{"status":"OPEN"}';
    const after = '{"status":"CLOSED","action":"REMOVE","targetType":"POST","authorId":"7"}';
    const told = (names?: Readonly<Record<string, string>>) =>
      differencesOf(before, after, names).map((one) => [one.field, one.before, one.after]);
    expect(told({ '7': 'Ada Lovelace' })).toEqual([
      ['Status', 'Waiting', 'Decided'],
      ['Action', null, 'Removed'],
      ['Target type', null, 'Reply'],
      ['Author', null, 'Ada Lovelace'],
    ]);
    expect(told().at(-1)).toEqual(['Author', null, '7']);
  });

  it('of long texts is line by line', () => {
    const [before, after] = ['One\nTwo\nThree', 'One\nThree\nFour'];
    expect(isLong({ field: 'Text', before, after, isChanged: true })).toBe(true);
    expect(isLong({ field: 'Text', before: 'One', after: 'Two', isChanged: true })).toBe(false);
    expect(linesOf(before, after).map(({ change, text }) => `${change}: ${text}`)).toEqual([
      'same: One',
      'gone: Two',
      'same: Three',
      'new: Four',
    ]);
  });
});
