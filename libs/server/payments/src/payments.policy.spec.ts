import { describe, expect, test } from '@jest/globals';
import { type Role, roles } from '@lyceum/contracts/auth';
import { promoCodeErrors } from '@lyceum/contracts/payments';
import type { Actor } from '@lyceum/kernel';
import { assertMayWritePromoCode, mayWritePromoCode } from './payments.policy';

const self = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';
const somebodyElse = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d19';

const withRole = (role: Role): Actor => ({
  userId: self,
  roles: [role],
  sessionId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d1a',
  agreedToTerms: true,
  needsSecondFactor: false,
});

describe('[17, 228] who writes promo codes', () => {
  const everybodys: readonly Role[] = ['SUPER_ADMIN', 'ADMIN', 'SALES_ADMIN'];
  const own: readonly Role[] = [...everybodys, 'SALES_TEAM'];

  test.each(roles)('%s', (role) => {
    const actor = withRole(role);
    expect(mayWritePromoCode(actor, self)).toBe(own.includes(role));
    expect(mayWritePromoCode(actor, somebodyElse)).toBe(everybodys.includes(role));
  });

  test('somebody of the sales team is told why not', () => {
    const actor = withRole('SALES_TEAM');
    expect(() => assertMayWritePromoCode(actor, self)).not.toThrow();
    expect(() => assertMayWritePromoCode(actor, somebodyElse)).toThrow(promoCodeErrors.NOT_YOURS.message);
  });
});
