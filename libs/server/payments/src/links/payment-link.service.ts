import { randomInt } from 'node:crypto';
import { type ErrorDefinition, fillMessage } from '@lyceum/contracts/common';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  type CreatePaymentLinkInput,
  createPaymentLinkSchema,
  type PaymentLinkDetail,
  paymentLinkErrors,
  type PaymentLinkIdInput,
  paymentLinkIdSchema,
  paymentLinkLimits,
  type SetPaymentLinksDisabledInput,
  setPaymentLinksDisabledSchema,
  type UpdatePaymentLinkInput,
  updatePaymentLinkSchema,
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
  PreparedQueries,
  Sellables,
  type Transaction,
  UnitOfWork,
  type Values,
  WAS_SO,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  insertLinkStatement,
  lockLinkStatement,
  setLinkDisabledStatement,
  type StaffLinkRow,
  staffLinkQuery,
  updateLinkStatement,
} from './payment-link.statements';

/** What a link sells of a class. */
const seat = 'live-course-seat';

/** Payment links as staff keep them (checklist lines 226, 229). Every change leaves an audit row. */
@Injectable()
export class PaymentLinkService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly sellables: Sellables,
  ) {}

  /** @throws DomainError PAYMENT_LINK_NOT_FOUND */
  async get(actor: Actor, input: PaymentLinkIdInput): Promise<PaymentLinkDetail> {
    assertCan(actor, 'paymentLink.read');
    const { id } = parseInput(paymentLinkIdSchema, input);
    const [row] = await this.queries.rows(staffLinkQuery, { id });
    if (!row) throw new DomainError(paymentLinkErrors.NOT_FOUND);
    const { expiresAt, createdAt, isDisabled: _, ...link } = row;
    return { ...link, expiresAt: expiresAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  }

  /** @returns its id @throws DomainError PAYMENT_LINK_CODE_TAKEN, PAYMENT_LINK_CLASS_NOT_FOUND */
  async create(actor: Actor, input: CreatePaymentLinkInput): Promise<{ id: string }> {
    assertCan(actor, 'paymentLink.write');
    const { groupTag, code: typed, ...wanted } = parseInput(createPaymentLinkSchema, input);
    const sold = groupTag === '' ? null : await this.classOf(groupTag);
    const code = typed === '' ? madeCode() : typed;
    const values = {
      ...wanted,
      ...(sold ?? { sellable: null, subjectId: null }),
      code,
      createdBy: actor.userId,
    };
    return this.unitOfWork.run(async (transaction) => {
      const id = await insert(transaction, values);
      const { title, priceMinor, currency, expiresAt, seats, note } = values;
      const after = { code, title, priceMinor, currency, expiresAt, seats, note };
      record(transaction, actor, { action: 'paymentLink.create', id, before: null, after });
      return { id };
    });
  }

  /**
   * Changes until when, how often and what staff note of it.
   * @throws DomainError PAYMENT_LINK_NOT_FOUND, PAYMENT_LINK_CHANGED_MEANWHILE, PAYMENT_LINK_BELOW_TAKEN
   */
  async update(actor: Actor, input: UpdatePaymentLinkInput): Promise<void> {
    assertCan(actor, 'paymentLink.write');
    const { id, revision, ...wanted } = parseInput(updatePaymentLinkSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const row = await lock(transaction, id);
      if (row.revision !== revision) throw new DomainError(paymentLinkErrors.CHANGED_MEANWHILE);
      if (wanted.seats !== null && wanted.seats < row.taken)
        throw refusal(paymentLinkErrors.BELOW_TAKEN, 'seats', { taken: row.taken });
      await transaction.count(updateLinkStatement, { id, ...wanted });
      const { seats, note } = row;
      const before = { expiresAt: row.expiresAt?.toISOString() ?? null, seats, note };
      record(transaction, actor, { action: 'paymentLink.update', id, before, after: wanted });
    });
  }

  /**
   * Deactivates links, or activates them again, each in a transaction of its own; who has begun to pay by one goes on. One that is so
   * already stays as it is; where it undoes, so does one that somebody has changed since (OPS_CHANGED_SINCE). @returns what became of each
   */
  async setDisabled(actor: Actor, input: SetPaymentLinksDisabledInput): Promise<BulkResult[]> {
    assertCan(actor, 'paymentLink.write');
    const { ids, isDisabled, asLeft } = parseInput(setPaymentLinksDisabledSchema, input);
    const action = isDisabled ? 'paymentLink.disable' : 'paymentLink.enable';
    return bulk(ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        const row = await lock(transaction, id);
        assertAsLeft(asLeft, id, String(row.revision));
        if (row.isDisabled === isDisabled) return WAS_SO;
        const [set] = await transaction.rows(setLinkDisabledStatement, { id, isDisabled });
        const [before, after] = [{ isDisabled: row.isDisabled }, { isDisabled }];
        record(transaction, actor, { action, id, before, after });
        return set && new LeftAs(String(set.revision));
      }),
    );
  }

  private async classOf(groupTag: string): Promise<{ sellable: string; subjectId: string; title: string }> {
    const offer = await this.sellables.of(seat)?.offer(this.queries, { name: groupTag });
    if (!offer) throw refusal(paymentLinkErrors.CLASS_NOT_FOUND, 'groupTag', {});
    return { sellable: seat, subjectId: offer.subjectId, title: offer.title };
  }
}

/** Letters and digits that nobody mistakes for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const madeCode = (): string =>
  Array.from({ length: paymentLinkLimits.madeCode }, () => alphabet.charAt(randomInt(alphabet.length))).join(
    '',
  );

/** @throws DomainError PAYMENT_LINK_CODE_TAKEN */
async function insert(transaction: Transaction, values: Values & { readonly code: string }): Promise<string> {
  try {
    const [made] = await transaction.rows(insertLinkStatement, values);
    return made?.id ?? '';
  } catch (error) {
    if (isUniqueViolation(error)) throw refusal(paymentLinkErrors.CODE_TAKEN, 'code', { code: values.code });
    throw error;
  }
}

/** @throws DomainError PAYMENT_LINK_NOT_FOUND */
async function lock(transaction: Transaction, id: string): Promise<StaffLinkRow> {
  const [row] = await transaction.rows(lockLinkStatement, { id });
  if (!row) throw new DomainError(paymentLinkErrors.NOT_FOUND);
  return row;
}

/** Said at the field it is about. */
function refusal(
  definition: ErrorDefinition,
  path: keyof CreatePaymentLinkInput,
  parameters: Record<string, string | number>,
): DomainError {
  const message = fillMessage(definition.message, parameters);
  return new DomainError(definition, { parameters, issues: [{ path, message }] });
}

const record = auditOf('paymentLink');
