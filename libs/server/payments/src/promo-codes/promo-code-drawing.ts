import { fillPattern, promoCodeErrors, promoCodeLimits, randomBelow } from '@lyceum/contracts/payments';
import { DomainError, type Transaction } from '@lyceum/kernel';
import { insertStatement, type MadeCode } from './promo-code.statements';
import type { CheckedRules } from './promo-code.values';

interface Drawn {
  readonly pattern: string;
  readonly rules: CheckedRules;
  readonly batchId: string;
  /** One for each code: the id it is to have; null: any. */
  readonly ids: readonly (string | null)[];
}

/**
 * Makes codes of a pattern, all of them or none; codes that are taken are replaced by others.
 * @throws DomainError PROMO_CODE_PATTERN_EXHAUSTED
 */
export async function insertDrawn(
  transaction: Transaction,
  { pattern, rules, batchId, ids }: Drawn,
): Promise<MadeCode[]> {
  const made: MadeCode[] = [];
  const tried = new Set<string>();
  let left = ids;
  for (let round = 0; left.length > 0; round += 1) {
    const codes = drawCodes(pattern, left.length, tried);
    if (codes.length === 0 || round === promoCodeLimits.bulkRounds)
      throw new DomainError(promoCodeErrors.PATTERN_EXHAUSTED);
    const now = left.slice(0, codes.length);
    const rows = await transaction.rows(insertStatement, { ids: now, codes, ...rules, batchId });
    made.push(...rows);
    const taken = new Set(rows.map(({ code }) => code));
    left = left.filter((_, index) => !taken.has(codes[index] ?? ''));
  }
  return made;
}

/** Up to so many codes that were not tried yet. */
function drawCodes(pattern: string, count: number, tried: Set<string>): string[] {
  const drawn: string[] = [];
  // A pattern nearly used up finds its last codes seldom; what is missing is drawn in the next round.
  for (let draw = 0; drawn.length < count && draw < count * promoCodeLimits.bulkRounds + 1_000; draw += 1) {
    const code = fillPattern(pattern, randomBelow);
    if (tried.has(code)) continue;
    tried.add(code);
    drawn.push(code);
  }
  return drawn;
}
