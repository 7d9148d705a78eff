import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

test('[78] one function says whether a ban stands', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!spec)\.ts$/.test(file),
  );
  const asking = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return text.includes('community_bans') && /ends_at > now\(\)/.test(text);
  });
  expect(asking).toEqual(['access/forum-access.queries.ts']);
  const rule = readFileSync(join(root, 'access/forum-access.queries.ts'), 'utf8');
  expect(rule.match(/ends_at > now\(\)/g)).toHaveLength(1);
});
