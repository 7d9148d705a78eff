import { expect, it } from '@jest/globals';
import { screenOf } from './screens';

const screen = (path: string) => ({ id: path, path, scripts: [], styles: [] });
const shown = (path: string, ...patterns: string[]) => screenOf(path, patterns.map(screen))?.path ?? null;

it.each([
  ['/a/b', '/a/$', true],
  ['/a/b/c', '/a/$', true],
  ['/a', '/a/$', true],
  ['/b', '/a/$', false],
  ['/', '/a/$', false],
  ['/b/c', '/a/$', false],
  ['/a/1/c', '/a/$id/$', true],
  ['/a', '/a/$id/$', false],
  ['/b/1/c', '/a/$id/$', false],
  ['/anything/at/all', '/$', true],
  ['/', '/$', true],
  ['/a/1', '/a/$id', true],
  ['/a/1/2', '/a/$id', false],
])('whether %s is shown by the screen of %s: %s', (path, pattern, fits) => {
  expect(shown(path, pattern)).toBe(fits ? pattern : null);
});

it('leaves a path that only begins differently to the screen for any', () => {
  expect(shown('/b', '/a/$', '/$')).toBe('/$');
});
