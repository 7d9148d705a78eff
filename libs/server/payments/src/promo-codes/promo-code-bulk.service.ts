import { Injectable } from '@nestjs/common';
import {
  type CreateManyPromoCodesInput,
  createManyPromoCodesSchema,
  type PromoCodeBatch,
} from '@lyceum/contracts/payments';
import { type Actor, assertCan, parseInput, UnitOfWork } from '@lyceum/kernel';
import { randomUUID } from 'node:crypto';
import { assertMayWritePromoCode } from '../payments.policy';
import { assertRulesFit } from './promo-code-checks';
import { insertDrawn } from './promo-code-drawing';
import { recordOf } from './promo-code.values';

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
    const { pattern, count, ...rules } = parseInput(createManyPromoCodesSchema, input);
    assertMayWritePromoCode(actor, rules.ownerId);
    const batchId = randomUUID();
    const made = await this.unitOfWork.run(async (transaction) => {
      await assertRulesFit(transaction, rules);
      const ids = Array.from({ length: count }, () => null);
      const codes = await insertDrawn(transaction, { pattern, rules, batchId, ids });
      for (const { id, code } of codes)
        transaction.audit({
          actorId: actor.userId,
          action: 'promoCode.create',
          targetType: 'promoCode',
          targetId: id,
          before: null,
          after: { ...recordOf(code, rules), batchId },
        });
      return codes;
    });
    return { batchId, codes: made.map(({ code }) => code).sort() };
  }
}
