import { describe, expect, test } from '@jest/globals';
import { authErrors, type Role } from '@lyceum/contracts/auth';
import { assertMayChangeRoles, changedRoles } from './auth.policy';

const actor = (...roles: Role[]) => ({
  userId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18',
  roles,
  sessionId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d19',
  agreedToTerms: true,
  needsSecondFactor: false,
});

test('changed roles are those given and those taken', () => {
  expect(changedRoles(['STUDENT', 'TESTER'], ['TESTER', 'TEACHER'])).toEqual(['STUDENT', 'TEACHER']);
  expect(changedRoles(['STUDENT'], ['STUDENT'])).toEqual([]);
});

describe('a change of roles', () => {
  test('of ordinary ones is for every admin', () => {
    expect(() => assertMayChangeRoles(actor('ADMIN'), ['STUDENT'], ['TEACHER', 'SALES_TEAM'])).not.toThrow();
  });

  test.each([
    ['giving ADMIN', [], ['ADMIN']],
    ['taking ADMIN', ['ADMIN'], []],
    ['giving SUPER_ADMIN', ['STUDENT'], ['STUDENT', 'SUPER_ADMIN']],
    ['taking SUPER_ADMIN', ['SUPER_ADMIN'], ['STUDENT']],
  ] as [string, Role[], Role[]][])('%s is for super admins alone', (_, before, after) => {
    expect(() => assertMayChangeRoles(actor('ADMIN'), before, after)).toThrow(
      expect.objectContaining({ code: authErrors.ROLE_GUARDED.code }),
    );
    expect(() => assertMayChangeRoles(actor('SUPER_ADMIN'), before, after)).not.toThrow();
  });

  test('may leave a guarded role where it is', () => {
    expect(() => assertMayChangeRoles(actor('ADMIN'), ['ADMIN'], ['ADMIN', 'TEACHER'])).not.toThrow();
  });
});
