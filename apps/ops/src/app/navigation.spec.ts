import { describe, expect, it } from '@jest/globals';
import { staffRoles } from '@lyceum/contracts/auth';
import { holdsPermission } from '@lyceum/contracts/permissions';
import { routeTree } from '../route-tree.gen';
import { consoleSections, sectionOf, sectionsFor } from './navigation';

interface RouteOfTree {
  readonly options: { readonly path?: string };
  readonly children?: Readonly<Record<string, RouteOfTree>>;
}

/** Paths of all screens: of the routes without others below them. */
function pathsOf(route: RouteOfTree, above = ''): string[] {
  const path = above + (route.options.path ?? '');
  const below = Object.values(route.children ?? {});
  return below.length === 0 ? [path.replace(/(.)\/$/, '$1')] : below.flatMap((child) => pathsOf(child, path));
}

describe('the navigation of the console', () => {
  it('[17] knows the section of every screen, so that none is open to whoever has no right to it', () => {
    const screens = pathsOf(routeTree as RouteOfTree).filter((path) => path !== '/' && path !== '');
    expect(screens.length).toBeGreaterThanOrEqual(consoleSections.length);
    expect(screens.filter((path) => sectionOf(path) === undefined)).toEqual([]);
  });

  it('[17] asks for a right that no plain user holds', () => {
    for (const { requires } of consoleSections) {
      expect(holdsPermission(['STUDENT', 'TEACHER', 'TESTER', 'GUARDIAN'], requires)).toBe(false);
    }
    expect(sectionsFor(['STUDENT'])).toEqual([]);
  });

  it('has something for every staff role', () => {
    for (const role of staffRoles) expect(sectionsFor([role]).length).toBeGreaterThan(0);
  });

  it('gives each letter and path once, and takes no path for another that begins alike', () => {
    expect(new Set(consoleSections.map(({ letter }) => letter)).size).toBe(consoleSections.length);
    expect(new Set(consoleSections.map(({ path }) => path)).size).toBe(consoleSections.length);
    expect(sectionOf('/users/1')?.path).toBe('/users');
    expect(sectionOf('/users-of-old')).toBeUndefined();
  });
});
