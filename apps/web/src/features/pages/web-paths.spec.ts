import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isWebPath, webPaths } from '@lyceum/contracts/common';
import { isScreenPath, screenPaths } from '@lyceum/contracts/site';
import { plannedPages } from './find-page';

/** Those of the two account forms and of guardians, which `openPath` knows. */
const forms = [
  'signup/*',
  'login/wechatlogin',
  'wechatlogin',
  'forgot-password/*',
  'forgotpassword/*',
  'guardian/{code}',
];

test('the server knows every page of the web app that no route file has', () => {
  const shown = [...plannedPages.flatMap(({ paths }) => paths), ...forms];
  expect([...webPaths].sort()).toEqual([...new Set(shown)].sort());
});

test.each([
  ['/help', true],
  ['/mg20-welcome/2026', true],
  ['/lyceum-events/2026', true],
  ['/payments/awaiting/else', true],
  ['/forgotpassword', true],
  ['/help/me', false],
  ['/home', false],
  ['/nothing-here', false],
  ['/', false],
])('whether there is something at %s: %s', (path, isThere) =>
  expect(isWebPath(path, 'lyceum')).toBe(isThere),
);

test('editors may lead to every screen that has a route file, and no list of the product has what they publish', () => {
  const routes = join(import.meta.dirname, '../../routes');
  const files = ['_public', '_app'].flatMap((folder) =>
    readdirSync(join(routes, folder)).map((name) => join(folder, name)),
  );
  const own = files.filter(
    (file) => !/SiteScreen|TranslatedScreen/.test(readFileSync(join(routes, file), 'utf8')),
  );
  const paths = own.map((file) =>
    file
      .replace(/^\w+\/|\.tsx$/g, '')
      .split('.')
      .filter((part) => part !== 'index')
      .map((part) => part.replace(/^\$(.+)$/, '{$1}'))
      .join('/'),
  );
  expect([...screenPaths].sort()).toEqual([...new Set(paths)].filter(Boolean).sort());
});

test.each([
  ['/', true],
  ['/community/chess', true],
  ['/help', true],
  ['/home', true],
  ['/about-us', false],
  ['/blog/any', false],
  ['/community/chess/nothing/here', false],
])('whether the product itself has a screen at %s: %s', (path, isThere) =>
  expect(isScreenPath(path, 'lyceum')).toBe(isThere),
);
