import { describe, expect, it } from '@jest/globals';
import { needsNameModal, needsRole } from './needs-name-modal';

describe('needsNameModal', () => {
  it.each([
    [{ nameConfirmed: true, roles: ['STUDENT'], hasSocialSignIn: false }, false, false],
    [{ nameConfirmed: true, roles: ['STUDENT'], hasSocialSignIn: true }, false, false],
    [{ nameConfirmed: false, roles: ['STUDENT'], hasSocialSignIn: false }, true, false],
    [{ nameConfirmed: true, roles: [], hasSocialSignIn: true }, true, true],
    [{ nameConfirmed: true, roles: [], hasSocialSignIn: false }, false, false],
    [{ nameConfirmed: false, roles: [], hasSocialSignIn: true }, true, true],
  ] as const)('[43] %j: asked %s, for a role %s', (me, isAsked, isAskedForRole) => {
    expect(needsNameModal(me)).toBe(isAsked);
    expect(needsRole(me)).toBe(isAskedForRole);
  });
});
