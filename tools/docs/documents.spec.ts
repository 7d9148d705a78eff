import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const docs = globSync(['docs/**/*.md', 'libs/{*,server/*}/README.md'], { cwd: root });
const libraries = globSync('libs/server/*/package.json', { cwd: root }).map(dirname);

/** The rows of the tables of promises: each, and the test that holds it as `` `file`: words of its title ``. */
function promisesOf(path: string): string[][] {
  const tables = readFileSync(join(root, path), 'utf8').match(/^\| promise .*\n(?:\|.*\n)+/gm) ?? [];
  const lines = tables.flatMap((table) => table.trim().split('\n').slice(2));
  return lines.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
}

describe('the README of each library of the server', () => {
  it.each(libraries)('%s is a page', (library) => {
    expect(readFileSync(join(root, library, 'README.md'), 'utf8').split('\n').length).toBeLessThan(70);
  });

  it.each(docs)('%s links to what there is', (path) => {
    const links = [...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
    const broken = links.filter(([, to = '']) => !existsSync(join(root, dirname(path), to)));
    expect(broken.map(([, to]) => to)).toEqual([]);
  });
});

describe('the promises of the documents', () => {
  it('are about minors, fields, sessions and limits on one page', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
    expect(page.split('\n').length).toBeLessThan(120);
    expect(promisesOf('docs/security.md').length).toBeGreaterThan(50);
  });

  it('name a test each, which exists, and are made once', () => {
    const rows = docs.flatMap(promisesOf);
    const broken = rows.filter(([, held = '']) => {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(held) ?? [];
      const path = join(root, file);
      return file === '' || !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    });
    expect(broken).toEqual([]);
    const promises = rows.map(([promise]) => promise);
    expect(promises.filter((promise, at) => promises.indexOf(promise) < at)).toEqual([]);
  });
});
