import { expect, test } from '@jest/globals';
import { isWebPath, webPaths } from '@lyceum/contracts/common';
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
