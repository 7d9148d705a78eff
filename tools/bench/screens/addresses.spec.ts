import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readRoutes } from '../../vite/screens/route-tree';
import { statementFor } from './addresses';

const root = join(import.meta.dirname, '../../..');

describe('addresses of screens', () => {
  it.each([
    ['web', ''],
    ['ops', '/ops'],
  ])('say of every name in a path of %s what it may be', (application, prefix) => {
    const routes = readRoutes(join(root, 'apps', application, 'src/route-tree.gen.ts'));
    const names = routes.flatMap(({ path }) =>
      path
        .split('/')
        .filter((part) => part.startsWith('$'))
        .map((part) => [part, prefix + path] as const),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter(([part, route]) => statementFor(part, route) === undefined)).toEqual([]);
  });
});
