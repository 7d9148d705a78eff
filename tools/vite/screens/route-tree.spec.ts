import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readRoutes } from './route-tree';

const sources = (application: string): string => join(process.cwd(), 'apps', application, 'src');
const routesOf = (application: string) => readRoutes(join(sources(application), 'route-tree.gen.ts'));

describe('the route tree', () => {
  it.each(['web', 'ops'])('of %s is read with every screen there is a file for', (application) => {
    const files = readdirSync(join(sources(application), 'routes'), { recursive: true, encoding: 'utf8' });
    const screens = files.filter((file) => /\.tsx$/.test(file) && !/(?:^|\/)_\w+\.tsx$/.test(file));
    expect(
      routesOf(application)
        .map((route) => `${route.files.at(-1)?.split('/routes/')[1] ?? ''}.tsx`)
        .toSorted(),
    ).toEqual(screens.toSorted());
  });

  it('names a screen’s path and the layouts it stands in', () => {
    const routes = sources('web');
    expect(routesOf('web')).toContainEqual({
      id: '/_app/community/$name/',
      path: '/community/$name',
      ids: ['/_app', '/_app/community/$name/'],
      files: ['__root', '_app', '_app/community.$name.index'].map((file) => join(routes, 'routes', file)),
    });
    expect(routesOf('web')).toContainEqual(expect.objectContaining({ id: '/_public/', path: '/' }));
  });
});
