import { orderErrors } from '@lyceum/contracts/payments';
import {
  ContactTies,
  DomainError,
  PreparedQueries,
  type Statement,
  statement,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { OrderChanges } from './order-changes';
import { isPartlyPaid, openSql } from './order.statements';

/** For whom somebody may buy: themself, and children whose guardian they are. */
@Injectable()
export class Guardianship implements OnApplicationBootstrap {
  private tieQuery: Statement<{ guards: boolean }> | undefined;
  private formerQuery: Statement<{ id: string }> | undefined;
  private holdFormerStatement: Statement<{ id: string }> | undefined;

  constructor(
    private readonly ties: ContactTies,
    private readonly queries: PreparedQueries,
  ) {}

  onApplicationBootstrap(): void {
    const guards = this.ties.sql('GUARDS', '$buyerId::uuid', '$childId::uuid');
    this.tieQuery = statement<{ guards: boolean }>(
      'payments.guards',
      `SELECT ${guards} AS guards WHERE $buyerId::uuid <> $childId::uuid`,
    );
    const ofFormer = `o.status IN (${openSql}) AND o.beneficiary_id <> o.buyer_id
      AND NOT ${this.ties.sql('GUARDS', 'o.buyer_id', 'o.beneficiary_id')} AND NOT ${isPartlyPaid('o.id')}`;
    this.formerQuery = statement<{ id: string }>(
      'payments.orders-of-former-guardians',
      `SELECT o.id FROM orders o WHERE ${ofFormer} ORDER BY o.id LIMIT 1000`,
    );
    this.holdFormerStatement = statement<{ id: string }>(
      'payments.hold-order-of-former-guardian',
      `SELECT o.id FROM orders o WHERE o.id = $orderId AND ${ofFormer} FOR UPDATE OF o`,
    );
  }

  /** @throws DomainError ORDER_NOT_FOR_THEM */
  async assertMayBuyFor(
    statements: StatementRunner,
    buyerId: string,
    beneficiaryId: string | null,
  ): Promise<void> {
    if (!(await this.mayBuyFor(statements, buyerId, beneficiaryId)))
      throw new DomainError(orderErrors.NOT_FOR_THEM);
  }

  /** Asked when something is ordered, when it is paid, and when it is delivered: what is between them may end in the meantime. */
  async mayBuyFor(
    statements: StatementRunner,
    buyerId: string | null,
    beneficiaryId: string | null,
  ): Promise<boolean> {
    // Of nobody, it is delivered to nobody.
    if (beneficiaryId === buyerId || beneficiaryId === null) return true;
    if (buyerId === null || !this.tieQuery) return false;
    const [row] = await statements.rows(this.tieQuery, { buyerId, childId: beneficiaryId });
    return row?.guards === true;
  }

  /** Orders that wait to be paid for a child by who is their guardian no more, but for invoices of which a part has come. */
  async ordersOfFormer(): Promise<{ id: string }[]> {
    return this.formerQuery ? this.queries.rows(this.formerQuery) : [];
  }

  /** Cancels such an order, where it is still one: what it holds is free again. */
  async cancelOfFormer(transaction: Transaction, changes: OrderChanges, orderId: string): Promise<void> {
    if (!this.holdFormerStatement) return;
    const [held] = await transaction.rows(this.holdFormerStatement, { orderId });
    const change = { to: 'CANCELED', reason: 'GUARDIAN_NO_MORE', actorId: null } as const;
    if (held) await changes.change(transaction, { orderIds: [orderId], ...change });
  }
}
