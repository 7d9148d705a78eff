import { describe, expect, test } from '@jest/globals';
import { isStaff, roles, staffRoles } from './role.enums';
import { roleLabel } from '../auth/role-labels';
import { holdsPermission, permissionTable } from '../permissions/permissions';

describe('roles', () => {
  test('[47, 48] are the 21 of the specification, ten of them staff', () => {
    expect(new Set(roles).size).toBe(21);
    expect(staffRoles).toHaveLength(10);
    for (const role of ['INTERVIEWER', 'SCHOOL_ADMIN', 'TESTER'] as const)
      expect(isStaff([role])).toBe(false);
    expect(isStaff(['STUDENT', 'SALES_TEAM'])).toBe(true);
  });

  test('[49] TEACHER is shown as Educator, and no label shows the word Teacher', () => {
    expect(roleLabel('TEACHER')).toBe('Educator');
    for (const role of roles) expect(roleLabel(role)).not.toMatch(/teacher|_/i);
  });
});

describe('permissions', () => {
  test('of everyone are held without any role', () => {
    expect(holdsPermission([], 'account.read')).toBe(true);
  });

  test('of staff are held through one role and not through others', () => {
    expect(holdsPermission(['STUDENT'], 'user.setRoles')).toBe(false);
    expect(holdsPermission(['STUDENT', 'ADMIN'], 'user.setRoles')).toBe(true);
  });

  test('are given to known roles only', () => {
    for (const holders of Object.values(permissionTable)) {
      if (holders !== 'EVERYONE') for (const role of holders) expect(roles).toContain(role);
    }
  });
});
