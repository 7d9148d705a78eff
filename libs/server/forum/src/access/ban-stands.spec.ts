import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/** Where else is said when a ban was lifted: where it is banned and lifted, and where what was is told. */
const lifting = [
  'communities/bans/ban.statements.ts',
  'communities/bans/bans.records.ts',
  'communities/communities.personal-data.ts',
];

test('[78] one function says whether a ban stands', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!spec|cases)\.ts$/.test(file),
  );
  const saying = (words: RegExp) =>
    files.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return text.includes('community_bans') && words.test(text);
    });
  expect(saying(/ends_at > now\(\)/)).toEqual(['access/forum-access.queries.ts']);
  expect(saying(/ends_at <=? now\(\)/)).toEqual(['communities/bans/ban.statements.ts']);
  expect(saying(/lifted_at/).sort()).toEqual(['access/forum-access.queries.ts', ...lifting]);
  const rule = readFileSync(join(root, 'access/forum-access.queries.ts'), 'utf8');
  expect(rule.match(/ends_at > now\(\)/g)).toHaveLength(1);
});
