import { promoCodeErrors, type Role, rolesHolding } from '@lyceum/contracts';
import { DomainError, type Transaction } from '@lyceum/kernel';
import type { CheckedRules } from './promo-code.values';

/**
 * What only the rows can tell of rules that were entered.
 * @throws DomainError PROMO_CODE_UNKNOWN_PRODUCT, PROMO_CODE_OWNER_NOT_SALES
 */
export async function assertRulesFit(
  { manager }: Transaction,
  { products, ownerId }: CheckedRules,
): Promise<void> {
  const known = await manager.query<{ key: string }[]>('SELECT key FROM products WHERE key = ANY($1)', [
    products,
  ]);
  if (known.length < products.length) throw new DomainError(promoCodeErrors.UNKNOWN_PRODUCT);
  const [owner] = await manager.query<{ roles: Role[] }[]>(
    'SELECT roles FROM users WHERE id = $1 AND erased_at IS NULL FOR KEY SHARE',
    [ownerId],
  );
  const sellers = rolesHolding('promoCode.write');
  if (!owner?.roles.some((role) => sellers.includes(role)))
    throw new DomainError(promoCodeErrors.OWNER_NOT_SALES);
}
