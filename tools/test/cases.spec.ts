import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const tests = join(import.meta.dirname, '../../apps/api/test');
const find = (pattern: string): string[] => globSync(pattern, { cwd: tests }).sort();

test('every file of API cases is run by the entry of its folder, and every entry runs a folder', () => {
  const cases = find('**/*.cases.ts');
  const folders = [...new Set(cases.map((path) => dirname(path)))];
  expect(cases.length).toBeGreaterThan(80);
  expect(find('**/*.e2e-spec.ts')).toEqual(folders.map((folder) => `${folder}.e2e-spec.ts`).sort());
  expect(find('*/**/*').filter((path) => !path.endsWith('.cases.ts'))).toEqual([]);
});
