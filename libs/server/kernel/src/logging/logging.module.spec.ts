import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { loggedPath } from './logging.module';

const root = join(import.meta.dirname, '../../../../..');

/** First parts of paths below which an address is handed on on purpose, or leads to what everybody may read. */
const open = ['live-course-p', 'payments', 'payment-links'];

/** Screens and doors whose path ends in a code: whoever has it gets in. */
const withCode = [
  ...globSync('apps/web/src/routes/_public/*.$@(code|key).tsx', { cwd: root }).map(
    (file) => basename(file).split('.')[0] ?? '',
  ),
  ...globSync('libs/server/*/src/**/*.controller.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /@(?:Get|Post)\(':(?:code|key)/.test(text)
      ? (/@Controller\('([^']+)'\)/.exec(text)?.[1] ?? '')
      : [];
  }),
  'guardian',
].filter((page) => !open.includes(page));

test.each([...new Set(withCode)])('the code in the address of /%s is not logged', (page) => {
  for (const url of [`/${page}/s3cret`, `//${page}/s3cret/more?x=s3cret`, `/${page.toUpperCase()}/s3cret`])
    expect(loggedPath(url)).not.toContain('s3cret');
  expect(loggedPath(`/${page}/s3cret`)).toBe(`/${page}/…`);
});

test('those pages are found', () => {
  expect(withCode).toEqual(expect.arrayContaining(['preview', 'email-change', 'hash', 'calendar-feeds']));
});

test('of any other address the query alone is cut', () => {
  expect(loggedPath('/auth/confirm-email/resend?code=s3cret')).toBe('/auth/confirm-email/resend');
  for (const path of ['/', '/guardian', '/auth/guardian-consent/withdraw', '/forums/hash/posts'])
    expect(loggedPath(path)).toBe(path);
});
