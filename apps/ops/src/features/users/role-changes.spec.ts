import { describe, expect, it } from '@jest/globals';
import { type Role, roles } from '@lyceum/contracts/auth';
import fc from 'fast-check';
import { applyChanges, changesBetween, mayChange } from './role-changes';

const roleSets = fc.subarray<Role>([...roles]);

describe('role changes', () => {
  it('lead from one set to the other', () => {
    fc.assert(
      fc.property(roleSets, roleSets, (before, after) => {
        expect(applyChanges(changesBetween(before, after), before)).toEqual(after);
      }),
    );
  });

  it('keep what somebody else did meanwhile', () => {
    const mine = changesBetween(['STUDENT'], ['STUDENT', 'TEACHER']);
    expect(applyChanges(mine, ['STUDENT', 'TESTER'])).toEqual(['STUDENT', 'TEACHER', 'TESTER']);
    expect(
      applyChanges(changesBetween(['STUDENT', 'AGENT'], ['AGENT']), ['AGENT', 'STUDENT', 'GUARDIAN']),
    ).toEqual(['AGENT', 'GUARDIAN']);
  });

  it('of guarded roles are for super admins', () => {
    expect(mayChange(['ADMIN'], 'ADMIN')).toBe(false);
    expect(mayChange(['ADMIN'], 'TEACHER')).toBe(true);
    expect(mayChange(['SUPER_ADMIN'], 'SUPER_ADMIN')).toBe(true);
  });
});
