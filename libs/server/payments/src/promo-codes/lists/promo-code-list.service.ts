import { Injectable } from '@nestjs/common';
import {
  type CreatePromoCodesForListInput,
  createPromoCodesForListSchema,
  type PreviewPromoCodeListInput,
  previewPromoCodeListSchema,
  type PromoCodeBatchIdInput,
  promoCodeBatchIdSchema,
  promoCodeErrors,
  promoCodeLimits,
  type PromoCodeListPreview,
  type PromoCodeMails,
  type PromoCodesForList,
} from '@lyceum/contracts/payments';
import {
  type Actor,
  assertCan,
  DomainError,
  maskedAddress,
  parseInput,
  PreparedQueries,
  readEmails,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { randomUUID } from 'node:crypto';
import { PromoCodeGranted } from '../../payments.events';
import { assertMayWritePromoCode } from '../../payments.policy';
import { assertRulesFit } from '../promo-code-checks';
import { insertDrawn } from '../promo-code-drawing';
import { recordOf } from '../promo-code.values';
import { claimEmailsStatement, compareListQuery, mailsQuery } from './promo-code-list.statements';

/** A promo code of its own for each e-mail of a list (checklist lines 225, 228). */
@Injectable()
export class PromoCodeListService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Says who of a pasted list or a CSV file would get a code of this name. @throws DomainError PROMO_CODE_TOO_MANY_EMAILS */
  async preview(actor: Actor, input: PreviewPromoCodeListInput): Promise<PromoCodeListPreview> {
    assertCan(actor, 'promoCode.write');
    const { name, text } = parseInput(previewPromoCodeListSchema, input);
    const { emails, ...leftOut } = readEmails(text);
    const maximum = promoCodeLimits.listEmails;
    if (emails.length > maximum)
      throw new DomainError(promoCodeErrors.TOO_MANY_EMAILS, { parameters: { maximum } });
    const [compared] = await this.queries.rows(compareListQuery, { name, emails });
    const { fresh = [], served = [], unwilling = [] } = compared ?? {};
    return { fresh, served, unwilling, ...leftOut };
  }

  /**
   * Makes a code for each e-mail that has none of this name, all of them or none; each can be used by the account of that
   * e-mail alone, is mailed to it by a job, and leaves an audit row. An e-mail gets one code of a name, whoever asks at the same time.
   * @throws DomainError PROMO_CODE_NOBODY_LEFT, PROMO_CODE_PATTERN_EXHAUSTED, PROMO_CODE_NOT_YOURS, PROMO_CODE_UNKNOWN_PRODUCT,
   * PROMO_CODE_OWNER_NOT_SALES
   */
  async create(actor: Actor, input: CreatePromoCodesForListInput): Promise<PromoCodesForList> {
    assertCan(actor, 'promoCode.write');
    const { pattern, emails, ...rules } = parseInput(createPromoCodesForListSchema, input);
    assertMayWritePromoCode(actor, rules.ownerId);
    const batchId = randomUUID();
    const codes = await this.unitOfWork.run(async (transaction) => {
      await assertRulesFit(transaction, rules);
      const emailOf = await claim(transaction, rules.name, emails);
      const made = await insertDrawn(transaction, { pattern, rules, batchId, ids: [...emailOf.keys()] });
      return made.map(({ id, code }) => {
        const email = emailOf.get(id) ?? '';
        transaction.raise(PromoCodeGranted, { promoCodeId: id });
        transaction.audit({
          actorId: actor.userId,
          action: 'promoCode.create',
          targetType: 'promoCode',
          targetId: id,
          before: null,
          // The log is never changed: an erasure could not reach an e-mail in it.
          after: { ...recordOf(code, rules), batchId, recipient: maskedAddress(email) },
        });
        return { code, email };
      });
    });
    const place = new Map(emails.map((email, index) => [email, index]));
    codes.sort((one, other) => (place.get(one.email) ?? 0) - (place.get(other.email) ?? 0));
    return { batchId, codes };
  }

  /** How far the mails of a batch are; of one that was not made for e-mails there are none. */
  async mails(actor: Actor, input: PromoCodeBatchIdInput): Promise<PromoCodeMails> {
    assertCan(actor, 'promoCode.read');
    const { batchId } = parseInput(promoCodeBatchIdSchema, input);
    const [mails] = await this.queries.rows(mailsQuery, { batchId });
    return mails ?? { total: 0, sent: 0, notSent: 0 };
  }
}

/** Ids of the codes to be made, and for whom. @throws DomainError PROMO_CODE_NOBODY_LEFT */
async function claim(
  transaction: Transaction,
  name: string,
  emails: readonly string[],
): Promise<Map<string, string>> {
  const claimed = await transaction.rows(claimEmailsStatement, { name, emails });
  if (claimed.length === 0) throw new DomainError(promoCodeErrors.NOBODY_LEFT);
  return new Map(claimed.map(({ id, email }) => [id, email]));
}
