import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

test('every file of API cases is run by the entry of its folder, and every entry runs a folder', () => {
  const tests = 'apps/api/test';
  const cases = find(`${tests}/**/*.cases.ts`);
  const folders = [...new Set(cases.map((path) => dirname(path)))];
  expect(cases.length).toBeGreaterThan(80);
  expect(find(`${tests}/**/*.e2e-spec.ts`)).toEqual(folders.map((folder) => `${folder}.e2e-spec.ts`).sort());
  expect(find(`${tests}/*/**/*.ts`).filter((path) => !path.endsWith('.cases.ts'))).toEqual([]);
});

test('all other files of cases are the forum’s, which has an entry for all of them', () => {
  const isElsewhere = (path: string): boolean => !/^(apps\/api\/test|libs\/server\/forum)\//.test(path);
  const cases = find('{apps,libs,tools}/{*,server/*}/{migrations,src,test}/**/*.cases.ts');
  expect(cases.filter(isElsewhere)).toEqual([]);
  expect(cases.filter((path) => path.startsWith('libs/server/forum/')).length).toBeGreaterThan(30);
  expect(find('libs/server/*/*.int-spec.ts')).toEqual(['libs/server/forum/forum.int-spec.ts']);
});
