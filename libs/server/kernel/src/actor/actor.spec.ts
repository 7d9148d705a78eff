import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { authErrors, roles } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  holdsPermission,
  isClosedToViewers,
  isForEveryone,
  type Permission,
  permissions,
} from '@lyceum/contracts/permissions';
import { type Actor, assertCan, can } from './actor';

const withRoles = (held: Actor['roles'], needsSecondFactor: boolean): Actor => ({
  userId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18',
  roles: held,
  sessionId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d19',
  agreedToTerms: true,
  needsSecondFactor,
});

const refusalOf = (actor: Actor | null, permission: Permission): string | null => {
  try {
    assertCan(actor, permission);
    return null;
  } catch (thrown) {
    return (thrown as { code: string }).code;
  }
};

describe.each(permissions)('the right %s', (permission) => {
  test.each([...roles, null])('is one of %s only with the second factor it needs', (role) => {
    const held = role === null ? [] : [role];
    const holds = holdsPermission(held, permission);
    expect(can(withRoles(held, false), permission)).toBe(holds);
    expect(can(withRoles(held, true), permission)).toBe(isForEveryone(permission));
  });

  test('is refused where it is not one, and says what is missing', () => {
    for (const role of roles)
      for (const needsSecondFactor of [true, false]) {
        const actor = withRoles([role], needsSecondFactor);
        const missing = holdsPermission([role], permission)
          ? authErrors.SECOND_FACTOR_REQUIRED
          : commonErrors.FORBIDDEN;
        expect(refusalOf(actor, permission)).toBe(can(actor, permission) ? null : missing.code);
      }
    const viewing = { ...withRoles(['STUDENT'], false), viewedBy: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d20' };
    if (isClosedToViewers(permission))
      expect(refusalOf(viewing, permission)).toBe(authErrors.VIEWING_ONLY.code);
    else expect(can(viewing, permission)).toBe(holdsPermission(['STUDENT'], permission));
    expect(can(null, permission)).toBe(false);
    expect(refusalOf(null, permission)).toBe(commonErrors.UNAUTHENTICATED.code);
  });
});

const server = join(import.meta.dirname, '../../..');

/** Every source of the server's libraries that is no test. */
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/src/') && file.endsWith('.ts') && !file.includes('node_modules'))
  .filter((file) => !/(?:spec|cases)\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(server, file), 'utf8') }));

describe('outside the guards of the doors', () => {
  const uses = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![.\w])(?:can|assertCan)\(\s*\w+,\s*((?:[^()]|\([^()]*\))+?),?\s*\)/g)]
      .filter(() => !file.startsWith('kernel/src/actor/'))
      .map(([, right = '']) => ({ file, right })),
  );

  test('a right is asked by its name, or by the name that a door, a table or an argument declares', () => {
    expect(uses.length).toBeGreaterThan(150);
    const named = uses.filter(({ right }) => /^'[\w.]+'$/.test(right));
    for (const { file, right } of named)
      expect([file, permissions]).toEqual([file, expect.arrayContaining([right.slice(1, -1)])]);
    const declared = uses.filter((use) => !named.includes(use)).map(({ right }) => right);
    expect(declared.filter((right) => !/^permission$|\.(requires|permission|unless)$/.test(right))).toEqual(
      [],
    );
  });

  test('nobody judges by roles what a caller may do', () => {
    const judging = sources.filter(
      ({ file, text }) =>
        !file.startsWith('kernel/src/actor/') &&
        /\b(holdsPermission|isStaff|permissionTable)\b|\b\w*actor\??\.roles\b|\{[^}]*\broles\b[^}]*\} = \w*actor\b/i.test(
          text,
        ),
    );
    expect(judging.map(({ file }) => file)).toEqual([]);
  });
});
