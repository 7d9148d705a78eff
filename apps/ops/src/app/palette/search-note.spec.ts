import { expect, test } from '@jest/globals';
import { searchNote } from './search-note';

const state = { isFailed: false, missing: [], isSearching: false, isEmpty: false };

test('what was not searched is said, whatever else was found', () => {
  expect(searchNote({ ...state, isFailed: true })).toBe('Records were not searched. Please try again.');
  expect(searchNote({ ...state, missing: ['Users', 'Uploads'] })).toBe(
    'Not searched: Users, Uploads. Please try again.',
  );
});

test('nothing is said of entries that stand there', () => {
  expect(searchNote({ ...state, isSearching: true })).toBeNull();
  expect(searchNote({ ...state, isEmpty: true, isSearching: true })).toBe('Searching…');
  expect(searchNote({ ...state, isEmpty: true })).toBe('Nothing is called that.');
});
