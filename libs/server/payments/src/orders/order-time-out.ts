import { Every, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { OrderChanges } from './order-changes';
import { holdExpiredOrdersStatement } from './order.statements';

/** Orders that nobody paid in time are canceled: what they held and the uses of their promo codes are free again. */
@Injectable()
export class OrderTimeOut {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: OrderChanges,
  ) {}

  @Every('payments.time-out', { minutes: 1 })
  async timeOut(): Promise<void> {
    let number: number;
    do {
      number = await this.unitOfWork.run(async (transaction) => {
        const expired = await transaction.rows(holdExpiredOrdersStatement);
        if (expired.length === 0) return 0;
        const orderIds = expired.map(({ id }) => id);
        const change = { to: 'CANCELED', reason: 'TIMED_OUT', actorId: null } as const;
        return (await this.changes.change(transaction, { orderIds, ...change })).length;
      });
    } while (number > 0);
  }
}
