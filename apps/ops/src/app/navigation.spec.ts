import { describe, expect, it } from '@jest/globals';
import { staffRoles } from '@lyceum/contracts/auth';
import { holdsPermission } from '@lyceum/contracts/permissions';
import type { AnyRouter } from '@tanstack/react-router';
import { sectionOf, sectionsOf } from './navigation';
import { createConsoleRouter } from './router';
import type { RouterContext } from './router-context';

const router: AnyRouter = createConsoleRouter({} as RouterContext);
const sections = sectionsOf(router);

describe('the navigation of the console', () => {
  it('[17] knows the section of every screen, so that none is open to whoever has no right to it', () => {
    const screens = Object.keys(router.routesByPath);
    expect(screens.length).toBeGreaterThan(sections.length);
    expect(screens.filter((path) => sectionOf(sections, path) === undefined)).toEqual([]);
  });

  it('[17] asks for a right that no plain user holds', () => {
    for (const { requires } of sections) {
      expect(holdsPermission(['STUDENT', 'TEACHER', 'TESTER', 'GUARDIAN'], requires)).toBe(false);
    }
  });

  it('declares a section at the route of its first page', () => {
    for (const { path } of sections) {
      expect(router.routesByPath[path]?.options.staticData?.section?.path).toBe(path);
    }
  });

  it('has something for every staff role', () => {
    for (const role of staffRoles) {
      expect(sections.some(({ requires }) => holdsPermission([role], requires))).toBe(true);
    }
  });

  it('gives each letter and path once, and takes no path for another that begins alike', () => {
    expect(new Set(sections.map(({ letter }) => letter)).size).toBe(sections.length);
    expect(new Set(sections.map(({ path }) => path)).size).toBe(sections.length);
    expect(sectionOf(sections, '/users/1')?.path).toBe('/users');
    expect(sectionOf(sections, '/users-of-old')).toBeUndefined();
  });
});
