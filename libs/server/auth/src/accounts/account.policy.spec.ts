import { describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { assertMaySignIn, awaitsConsent } from './account.policy';

const now = new Date(2026, 10, 21);
const adult = {
  emailConfirmedAt: now,
  dateOfBirth: '1990-05-01',
  guardianEmail: null,
  guardianConsentedAt: null,
  guardianWithdrewAt: null,
};
const child = { ...adult, dateOfBirth: '2015-05-01', guardianEmail: 'parent@example.com' };

describe('who may sign in', () => {
  test('somebody with a confirmed email', () => {
    expect(() => assertMaySignIn(adult, now)).not.toThrow();
    expect(() => assertMaySignIn({ ...adult, dateOfBirth: null }, now)).not.toThrow();
  });

  test('nobody before their email is confirmed', () => {
    expect(() => assertMaySignIn({ ...child, emailConfirmedAt: null }, now)).toThrow(
      authErrors.EMAIL_NOT_CONFIRMED.message,
    );
  });

  test('no child under 13 before their guardian has agreed', () => {
    expect(() => assertMaySignIn(child, now)).toThrow(authErrors.GUARDIAN_CONSENT_NEEDED.message);
    expect(() => assertMaySignIn({ ...child, guardianConsentedAt: now }, now)).not.toThrow();
  });
});

test('whoever turns 13 waits for no consent any more', () => {
  expect(awaitsConsent({ ...child, dateOfBirth: '2013-11-22' }, now)).toBe(true);
  expect(awaitsConsent({ ...child, dateOfBirth: '2013-11-21' }, now)).toBe(false);
});

test('who has lost their guardian’s consent waits until it is given again, or they are 18', () => {
  const withdrawn = { ...child, guardianWithdrewAt: now };
  expect(awaitsConsent(withdrawn, now)).toBe(true);
  expect(awaitsConsent({ ...withdrawn, dateOfBirth: '2008-11-22' }, now)).toBe(true);
  expect(awaitsConsent({ ...withdrawn, dateOfBirth: '2008-11-21' }, now)).toBe(false);
});
