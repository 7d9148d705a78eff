import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The rows of the page's tables: a promise, and the test that holds it as `` `file`: words of its title ``. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (promise|-+) /.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));

describe('docs/security.md', () => {
  it('names a test for each promise, which exists', () => {
    const broken = rows.filter(([, held = '']) => {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(held) ?? [];
      const path = join(root, file);
      return file === '' || !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    });
    expect(broken).toEqual([]);
  });
});
