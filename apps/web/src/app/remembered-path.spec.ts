/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { rememberPath, takeRememberedPath } from './remembered-path';

const key = 'path-after-sign-up';

beforeEach(() => localStorage.clear());

it('gives back once where somebody was heading', () => {
  rememberPath('/thread/1?post=2');
  expect([takeRememberedPath(), takeRememberedPath()]).toEqual(['/thread/1?post=2', null]);
});

it.each([
  ['nothing', null],
  ['no JSON', 'x'],
  ['something else', '7'],
  ['another site', JSON.stringify({ path: '//evil.example', until: Date.now() + 1_000 })],
  ['what is too old', JSON.stringify({ path: '/thread/1', until: Date.now() - 1 })],
])('gives no path where %s was kept', (_, kept) => {
  if (kept !== null) localStorage.setItem(key, kept);
  expect(takeRememberedPath()).toBeNull();
});
