import { expect, test } from '@jest/globals';
import { cellContent, nextSort } from './columns';
import { pageSelection, toggled, toggledPage } from './selection';

test('a row goes in and out of the selection', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
});

test('selecting the page keeps rows of other pages', () => {
  const some = new Set(['x', 'a']);
  expect([...toggledPage(some, ['a', 'b'])]).toEqual(['x', 'a', 'b']);
  expect([...toggledPage(new Set(['x', 'a', 'b']), ['a', 'b'])]).toEqual(['x']);
});

test('the page is selected in part, wholly or not at all', () => {
  expect(pageSelection(new Set(['x']), ['a', 'b'])).toBe('none');
  expect(pageSelection(new Set(['a']), ['a', 'b'])).toBe('some');
  expect(pageSelection(new Set(['a', 'b', 'x']), ['a', 'b'])).toBe('all');
  expect(pageSelection(new Set(['a']), [])).toBe('none');
});

test('a sort starts ascending and turns round on the second press', () => {
  expect(nextSort(undefined, 'name')).toEqual({ key: 'name', direction: 'asc' });
  expect(nextSort({ key: 'name', direction: 'asc' }, 'name')).toEqual({ key: 'name', direction: 'desc' });
  expect(nextSort({ key: 'name', direction: 'desc' }, 'name')).toEqual({ key: 'name', direction: 'asc' });
  expect(nextSort({ key: 'name', direction: 'asc' }, 'age')).toEqual({ key: 'age', direction: 'asc' });
});

test('a cell without a rendering shows the property as text, and nothing for a missing one', () => {
  const row = { age: 0, email: null };
  expect(cellContent({ key: 'age', title: 'Age' }, row)).toBe('0');
  expect(cellContent({ key: 'email', title: 'E-mail' }, row)).toBe('');
  expect(cellContent({ key: 'age', title: 'Age', render: ({ age }) => age + 1 }, row)).toBe(1);
});
