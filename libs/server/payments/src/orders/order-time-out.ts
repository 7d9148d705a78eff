import { Every, UnitOfWork } from '@lyceum/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Guardianship } from './guardianship';
import { OrderChanges } from './order-changes';
import { holdExpiredOrdersStatement } from './order.statements';

/** Orders of one transaction. */
const batch = 100;

/** Orders that nobody paid in time are canceled: what they held and the uses of their promo codes are free again. */
@Injectable()
export class OrderTimeOut {
  private readonly logger = new Logger(OrderTimeOut.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: OrderChanges,
    private readonly guardianship: Guardianship,
  ) {}

  /** One order that cannot be canceled holds up no other: from its batch on they are done one by one. It is tried again the next time. */
  @Every('payments.time-out', { minutes: 1 })
  async timeOut(): Promise<void> {
    const failed: string[] = [];
    let atOnce = batch;
    for (;;) {
      const done = await this.cancelSome(failed, atOnce);
      if (done === 'NONE_LEFT') return;
      if (done === 'FAILED') atOnce = 1;
    }
  }

  /** Who is a child's guardian no more keeps nothing for them, such as a seat until an invoice is due; what came of one is for staff to see to. */
  @Every('payments.end-former-guardians', { minutes: 5 })
  async endFormerGuardians(): Promise<void> {
    for (const { id } of await this.guardianship.ordersOfFormer())
      await this.unitOfWork
        .run((transaction) => this.guardianship.cancelOfFormer(transaction, this.changes, id))
        .catch((error: unknown) => this.logger.error({ err: error, orderId: id }, cannotCancel));
  }

  /** @param failed what is left alone; what fails alone is added to it */
  private async cancelSome(failed: string[], atOnce: number): Promise<'DONE' | 'FAILED' | 'NONE_LEFT'> {
    let held: string[] = [];
    try {
      await this.unitOfWork.run(async (transaction) => {
        const rows = await transaction.rows(holdExpiredOrdersStatement, { failed, atOnce });
        held = rows.map(({ id }) => id);
        const change = { to: 'CANCELED', reason: 'TIMED_OUT', actorId: null } as const;
        if (held.length > 0) await this.changes.change(transaction, { orderIds: held, ...change });
      });
    } catch (error) {
      if (held.length === 0) throw error;
      if (held.length > 1) return 'FAILED';
      this.logger.error({ err: error, orderId: held[0] }, cannotCancel);
      failed.push(...held);
      return 'DONE';
    }
    return held.length === 0 ? 'NONE_LEFT' : 'DONE';
  }
}

const cannotCancel = 'An order cannot be canceled; it is tried again';
