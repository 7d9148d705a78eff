import { Injectable } from '@nestjs/common';
import { type ErrorDefinition, fillMessage } from '@lyceum/contracts/common';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  type CreatePromoCodeInput,
  createPromoCodeSchema,
  promoCodeErrors,
  type SetPromoCodesDisabledInput,
  setPromoCodesDisabledSchema,
  type UpdatePromoCodeInput,
  updatePromoCodeSchema,
} from '@lyceum/contracts/payments';
import {
  type Actor,
  assertAsLeft,
  assertCan,
  auditOf,
  bulk,
  DomainError,
  isUniqueViolation,
  LeftAs,
  parseInput,
  type Transaction,
  UnitOfWork,
  WAS_SO,
} from '@lyceum/kernel';
import { assertMayWritePromoCode } from '../payments.policy';
import { assertRulesFit } from './promo-code-checks';
import { lockStatement, type PromoCodeRow } from './promo-code.queries';
import {
  insertStatement,
  type MadeCode,
  setDisabledStatement,
  updateStatement,
} from './promo-code.statements';
import { type CheckedPromoCode, recordOf, rulesOf } from './promo-code.values';

/** What staff do to single promo codes (checklist line 228). Every change leaves an audit row. */
@Injectable()
export class PromoCodeService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Makes a code. Sales people make their own.
   * @returns its id @throws DomainError PROMO_CODE_CODE_TAKEN, PROMO_CODE_NOT_YOURS, PROMO_CODE_UNKNOWN_PRODUCT,
   * PROMO_CODE_OWNER_NOT_SALES
   */
  async create(actor: Actor, input: CreatePromoCodeInput): Promise<{ id: string }> {
    assertCan(actor, 'promoCode.write');
    const wanted = parseInput(createPromoCodeSchema, input);
    assertMayWritePromoCode(actor, wanted.ownerId);
    return this.unitOfWork.run(async (transaction) => {
      await assertRulesFit(transaction, wanted);
      const made = await insert(transaction, wanted);
      if (!made) throw taken(wanted.code);
      record(transaction, actor, {
        action: 'promoCode.create',
        id: made.id,
        before: null,
        after: recordOf(wanted.code, wanted),
      });
      return { id: made.id };
    });
  }

  /**
   * Gives a code another name and other rules. Uses that were taken keep what they took off.
   * @throws DomainError PROMO_CODE_NOT_FOUND, PROMO_CODE_NOT_YOURS, PROMO_CODE_CHANGED_MEANWHILE, PROMO_CODE_CODE_TAKEN,
   * PROMO_CODE_BELOW_USES, PROMO_CODE_UNKNOWN_PRODUCT, PROMO_CODE_OWNER_NOT_SALES
   */
  async update(actor: Actor, input: UpdatePromoCodeInput): Promise<void> {
    assertCan(actor, 'promoCode.write');
    const { id, revision, ...wanted } = parseInput(updatePromoCodeSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const row = await lock(transaction, actor, id);
      assertMayWritePromoCode(actor, wanted.ownerId);
      if (row.revision !== revision) throw new DomainError(promoCodeErrors.CHANGED_MEANWHILE);
      if (wanted.usageLimit !== null && wanted.usageLimit < row.uses)
        throw refusal(promoCodeErrors.BELOW_USES, 'usageLimit', { uses: row.uses });
      await assertRulesFit(transaction, wanted);
      await change(transaction, id, wanted);
      record(transaction, actor, {
        action: 'promoCode.update',
        id,
        before: recordOf(row.code, rulesOf(row), row.isDisabled),
        after: recordOf(wanted.code, wanted, row.isDisabled),
      });
    });
  }

  /**
   * Switches codes off, or on again, each in a transaction of its own. One that is so already stays as it is; where it
   * undoes, so does one that somebody has changed since (OPS_CHANGED_SINCE).
   * @returns what became of each
   */
  async setDisabled(actor: Actor, input: SetPromoCodesDisabledInput): Promise<BulkResult[]> {
    assertCan(actor, 'promoCode.write');
    const { ids, isDisabled, asLeft } = parseInput(setPromoCodesDisabledSchema, input);
    const action = isDisabled ? 'promoCode.disable' : 'promoCode.enable';
    return bulk(ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        const row = await lock(transaction, actor, id);
        assertAsLeft(asLeft, id, String(row.revision));
        if (row.isDisabled === isDisabled) return WAS_SO;
        const [set] = await transaction.rows(setDisabledStatement, { id, isDisabled });
        const [before, after] = [{ isDisabled: row.isDisabled }, { isDisabled }];
        record(transaction, actor, { action, id, before, after });
        return set && new LeftAs(String(set.revision));
      }),
    );
  }
}

/** @throws DomainError PROMO_CODE_NOT_FOUND */
async function find(transaction: Transaction, id: string): Promise<PromoCodeRow> {
  const [row] = await transaction.rows(lockStatement, { id });
  if (!row) throw new DomainError(promoCodeErrors.NOT_FOUND);
  return row;
}

/** @throws DomainError PROMO_CODE_NOT_FOUND, PROMO_CODE_NOT_YOURS */
async function lock(transaction: Transaction, actor: Actor, id: string): Promise<PromoCodeRow> {
  const row = await find(transaction, id);
  assertMayWritePromoCode(actor, row.owner.id);
  return row;
}

async function insert(
  transaction: Transaction,
  { code, ...rules }: CheckedPromoCode,
): Promise<MadeCode | undefined> {
  const [made] = await transaction.rows(insertStatement, {
    ids: [null],
    codes: [code],
    ...rules,
    batchId: null,
  });
  return made;
}

const taken = (code: string) => refusal(promoCodeErrors.CODE_TAKEN, 'code', { code });

/** Said at the field it is about. */
function refusal(
  definition: ErrorDefinition,
  path: keyof UpdatePromoCodeInput,
  parameters: Record<string, string | number>,
): DomainError {
  const message = fillMessage(definition.message, parameters);
  return new DomainError(definition, { parameters, issues: [{ path, message }] });
}

/** @throws DomainError PROMO_CODE_CODE_TAKEN */
async function change(transaction: Transaction, id: string, wanted: CheckedPromoCode): Promise<void> {
  try {
    await transaction.count(updateStatement, { ...wanted, id });
  } catch (error) {
    if (isUniqueViolation(error)) throw taken(wanted.code);
    throw error;
  }
}

const record = auditOf('promoCode');
