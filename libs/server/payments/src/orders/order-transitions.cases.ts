import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildUser } from '@lyceum/auth/testing';
import { orderTransitions, paymentStatuses, type PaymentStatus } from '@lyceum/contracts/payments';
import type { Actor } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { PaymentsModule } from '../payments.module';
import { OrderService } from './order.service';

let domain: OpenDomain;
let buyer: Actor;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  buyer = actorOf(await buildUser(domain.manager));
}, 60_000);
afterAll(() => domain.close());

describe('the states of an order', () => {
  test('[223] are one table, in the contracts and in the database', async () => {
    const rows = await domain.manager.query<{ from: string; to: string }[]>(
      'SELECT from_status AS "from", to_status AS "to" FROM order_transitions',
    );
    const declared = Object.entries(orderTransitions).flatMap(([from, all]) =>
      all.map((to) => `${from} ${to}`),
    );
    expect(rows.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(declared.sort());
  });

  test.each(paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const)))(
    '[223] %s to %s is refused by the database where it is not in the table',
    async (from, to) => {
      if (from === to) return;
      const { userId } = buyer;
      const wanted = {
        userId,
        clientKey: randomUUID(),
        product: 'kia',
        currency: 'USD',
        method: 'CARD',
      } as const;
      const { id: orderId } = await domain.module.get(OrderService).create(buyer, wanted);
      await domain.manager
        .transaction(async (inside) => {
          await inside.query('ALTER TABLE orders DISABLE TRIGGER orders_status');
          const at = (status: string) => `CASE WHEN '${status}' = 'CANCELED' THEN now() END`;
          await inside.query(`UPDATE orders SET status = $2, canceled_at = ${at(from)} WHERE id = $1`, [
            orderId,
            from,
          ]);
          await inside.query('ALTER TABLE orders ENABLE TRIGGER orders_status');
          const change = inside.query(
            `UPDATE orders SET status = $2, canceled_at = ${at(to)} WHERE id = $1`,
            [orderId, to],
          );
          const isAllowed = (orderTransitions[from] as readonly PaymentStatus[]).includes(to);
          if (isAllowed) await change;
          else await expect(change).rejects.toThrow(`An order never goes from ${from} to ${to}`);
        })
        .catch((error: unknown) => {
          if (!String(error).includes('aborted')) throw error;
        });
    },
  );
});
