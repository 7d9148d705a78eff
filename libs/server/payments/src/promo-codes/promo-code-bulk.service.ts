import { Injectable } from '@nestjs/common';
import {
  type CreateManyPromoCodesInput,
  createManyPromoCodesSchema,
  fillPattern,
  type PromoCodeBatch,
  promoCodeErrors,
  promoCodeLimits,
  randomBelow,
} from '@lyceum/contracts/payments';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { assertMayWritePromoCode } from '../payments.policy';
import { assertRulesFit } from './promo-code-checks';
import { insertStatement, type MadeCode } from './promo-code.statements';
import { recordOf } from './promo-code.values';

type CheckedBatch = z.output<typeof createManyPromoCodesSchema>;

/** Many codes at once (checklist line 228). */
@Injectable()
export class PromoCodeBulkService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Makes up to 1,000 codes of a pattern with the same rules, all of them or none; codes that are taken are replaced by
   * others. Each leaves an audit row.
   * @returns the codes in alphabetical order @throws DomainError PROMO_CODE_PATTERN_EXHAUSTED, PROMO_CODE_NOT_YOURS,
   * PROMO_CODE_UNKNOWN_PRODUCT, PROMO_CODE_OWNER_NOT_SALES
   */
  async createMany(actor: Actor, input: CreateManyPromoCodesInput): Promise<PromoCodeBatch> {
    assertCan(actor, 'promoCode.write');
    const wanted = parseInput(createManyPromoCodesSchema, input);
    assertMayWritePromoCode(actor, wanted.ownerId);
    const batchId = randomUUID();
    const made = await this.unitOfWork.run(async (transaction) => {
      await assertRulesFit(transaction, wanted);
      const codes = await insertAll(transaction, wanted, batchId);
      for (const { id, code } of codes)
        transaction.audit({
          actorId: actor.userId,
          action: 'promoCode.create',
          targetType: 'promoCode',
          targetId: id,
          before: null,
          after: { ...recordOf(code, wanted), batchId },
        });
      return codes;
    });
    return { batchId, codes: made.map(({ code }) => code).sort() };
  }
}

/** @throws DomainError PROMO_CODE_PATTERN_EXHAUSTED */
async function insertAll(
  transaction: Transaction,
  { pattern, count, ...rules }: CheckedBatch,
  batchId: string,
): Promise<MadeCode[]> {
  const made: MadeCode[] = [];
  const tried = new Set<string>();
  for (let round = 0; made.length < count; round += 1) {
    const fresh = drawCodes(pattern, count - made.length, tried);
    if (fresh.length === 0 || round === promoCodeLimits.bulkRounds)
      throw new DomainError(promoCodeErrors.PATTERN_EXHAUSTED);
    made.push(...(await transaction.rows(insertStatement, { codes: fresh, ...rules, batchId })));
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
