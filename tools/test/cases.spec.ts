import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const isOfForum = (path: string): boolean => path.startsWith('libs/server/forum/');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

test('every file of API cases is run by the entry of its folder, and every entry runs a folder', () => {
  const tests = 'apps/api/test';
  const cases = find(`${tests}/**/*.cases.ts`);
  const folders = [...new Set(cases.map((path) => dirname(path)))];
  expect(cases.length).toBeGreaterThan(80);
  expect(find(`${tests}/**/*.e2e-spec.ts`)).toEqual(folders.map((folder) => `${folder}.e2e-spec.ts`).sort());
  expect(find(`${tests}/*/**/*.ts`).filter((path) => !path.endsWith('.cases.ts'))).toEqual([]);
});

test('all other files of cases are of domains: the forum has an entry, and all others share one', () => {
  const all = find('{apps,libs,tools}/**/*.cases.ts').filter((path) => !path.startsWith('apps/api/test/'));
  const domains = find('libs/server/*/{migrations,src}/**/*.cases.ts');
  expect(all).toEqual(domains);
  const [forum, others] = [domains.filter(isOfForum), domains.filter((path) => !isOfForum(path))];
  expect(forum.length).toBeGreaterThan(30);
  expect(others.length).toBeGreaterThan(20);
  expect(find('libs/server/{forum,testing}/**/*.int-spec.ts')).toEqual([
    'libs/server/forum/forum.int-spec.ts',
    'libs/server/testing/src/domains.int-spec.ts',
  ]);
});

test('every file of tests of screens is in a folder that an entry runs', () => {
  const entries = find('tools/test/dom/*.dom-spec.ts').map((path) => readFileSync(join(root, path), 'utf8'));
  const folders = entries.map((text) => /runSpecsIn\('(.+)'\)/.exec(text)?.[1] ?? 'none');
  expect(folders).toEqual(['libs', 'apps/ops', 'apps/web']);
  const all = find('{apps,libs,tools}/**/*.spec.tsx');
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});
