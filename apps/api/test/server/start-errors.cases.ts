import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testJwtSecret } from '@lyceum/testing';
import { prepare } from '../../src/start/prepare';
import { describeStartFailure } from '../../src/start/start-error';

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'lyceum-empty-'));
});
afterAll(() => rm(empty, { recursive: true }));

/** What the operator reads; the database is never asked. */
const startWith = (environment: Record<string, string>): Promise<string> =>
  prepare({
    APP_ENV: 'TEST',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    JWT_SECRET: testJwtSecret,
    ...environment,
  }).then(() => 'it started', describeStartFailure);

test.each([
  ['CONTENT_DIR', 'terms-of-service.md', '/nowhere'],
  ['CONTENT_DIR', 'terms-of-service.md', ''],
  ['FRONT_END_DIR', 'index.html', '/nowhere'],
  ['FRONT_END_DIR', 'index.html', ''],
])(
  'a folder in %s without %s is said in one sentence, without a stack (%s)',
  async (variable, file, folder) => {
    const sentence = await startWith({ [variable]: folder === '' ? empty : folder });
    expect(sentence).toMatch(new RegExp(`^/\\S*${file} cannot be read\\. ${variable} must name [^\\n]+\\.$`));
  },
);
