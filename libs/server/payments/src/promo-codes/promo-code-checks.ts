import { people } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import { promoCodeErrors } from '@lyceum/contracts/payments';
import { rolesHolding } from '@lyceum/contracts/permissions';
import { DomainError, statement, type Transaction } from '@lyceum/kernel';
import type { CheckedRules } from './promo-code.values';

const selectUsersStatement = statement<{ roles: Role[] }>(
  'payments.select-users',
  `SELECT u.roles ${people.from('u')} WHERE u.id = $ownerId AND u.erased_at IS NULL FOR KEY SHARE`,
);

const selectProductsStatement = statement<{ key: string }>(
  'payments.select-products',
  'SELECT key FROM products WHERE key = ANY($products)',
);

/**
 * What only the rows can tell of rules that were entered.
 * @throws DomainError PROMO_CODE_UNKNOWN_PRODUCT, PROMO_CODE_OWNER_NOT_SALES
 */
export async function assertRulesFit(
  transaction: Transaction,
  { products, ownerId }: CheckedRules,
): Promise<void> {
  const known = await transaction.rows(selectProductsStatement, { products });
  if (known.length < products.length) throw new DomainError(promoCodeErrors.UNKNOWN_PRODUCT);
  const [owner] = await transaction.rows(selectUsersStatement, { ownerId });
  const sellers = rolesHolding('promoCode.write');
  if (!owner?.roles.some((role) => sellers.includes(role)))
    throw new DomainError(promoCodeErrors.OWNER_NOT_SALES);
}
