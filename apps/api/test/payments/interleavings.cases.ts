import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Actor, DomainError } from '@lyceum/kernel';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { LedgerCheck, OrderTimeOut, SettlementScene } from '@lyceum/payments/testing';
import { actorOf } from '@lyceum/testing/domain';
import fc from 'fast-check';
import { CheckoutCalls } from '../../src/testing/checkout';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

const priceMinor = 18_000;
const seats = 2;
const buyers = 3;

let server: TestServer;
let scene: SettlementScene;
beforeAll(async () => {
  server = await TestServer.start();
  const nobody = actorOf(await buildPerson(server));
  scene = new SettlementScene({ manager: server.database.manager, module: server.app }, nobody);
});
afterAll(() => server.stop());

const step = fc.record({
  buyer: fc.nat(buyers - 1),
  // Often enough that most orders are paid.
  act: fc.constantFrom(
    'order',
    'order',
    'order',
    'paid',
    'paid',
    'paid',
    'declined',
    'cancel',
    'timeOut',
    'refund',
    'part',
    'givenBack',
    'lost',
  ),
});
type Act = (typeof step extends fc.Arbitrary<infer Step> ? Step : never)['act'];

/** Somebody with their orders of the class, the last of which is what happens to them. */
interface Buyer {
  readonly actor: Actor;
  readonly orders: { orderId: string; attemptId: string }[];
}

/** A rule said no, which is one of the things that happen. */
function refused(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

async function happen(
  act: Act,
  { actor, orders }: Buyer,
  thing: { product: string; subjectId: string },
): Promise<void> {
  if (act === 'order') {
    const made = await scene.goToPay(thing, actor).catch(refused);
    if (made) orders.push(made);
  }
  const last = orders.at(-1);
  if (!last) return;
  const { attemptId } = last;
  const dispute = { ref: `dispute ${attemptId}`, reason: '', dueAt: null };
  if (act === 'paid') await scene.report(attemptId, { amountMinor: priceMinor });
  if (act === 'declined') await scene.report(attemptId, { kind: 'DECLINED' });
  if (act === 'cancel') await scene.cancel(last, actor).catch(refused);
  if (act === 'refund') await scene.refund(last, priceMinor);
  if (act === 'part') await scene.refund(last, 5_000);
  if (act === 'givenBack') await scene.report(attemptId, { kind: 'REFUNDED', amountMinor: priceMinor });
  if (act === 'lost')
    await scene.report(attemptId, { kind: 'DISPUTE_LOST', amountMinor: priceMinor, dispute });
  if (act !== 'timeOut') return;
  await scene.timeOver(last);
  await scene.query(
    `UPDATE live_sold_seats SET held_until = now() WHERE order_id = $1 AND held_until IS NOT NULL`,
    [last.orderId],
  );
  await server.app.get(OrderTimeOut).timeOut();
}

test('[223, 224, 226] whatever comes in whatever order: who is in the class is who paid and has not got all back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      const group = await buildGroup(server.database.manager);
      await publishGroup(server.database.manager, group, { seats, priceMinor });
      const born = { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` };
      const people = await Promise.all(Array.from({ length: buyers }, () => buildPerson(server, born)));
      const looked = await new CheckoutCalls(server).look(people[0] as Person, group.groupTag);
      const { product, subjectId } = looked.data!.getCheckout;
      const all = people.map((person): Buyer => ({ actor: actorOf(person), orders: [] }));
      for (const { act, buyer } of steps) await happen(act, all[buyer]!, { product, subjectId });
      await scene.sendRefunds();
      await untilMailIsOut(server);

      const paid = await scene.query<{ id: string }>(
        `SELECT o.beneficiary_id AS id FROM orders o WHERE o.subject_id = $1 AND o.status = 'SUCCEEDED'
           AND (SELECT sum(a.received_minor - a.refunded_minor) FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'PAID') > 0
         ORDER BY 1`,
        [group.id],
      );
      const enrolled = await scene.query<{ id: string }>(
        `SELECT user_id AS id FROM live_course_members WHERE group_id = $1 AND state <> 'WITHDRAWN' ORDER BY 1`,
        [group.id],
      );
      expect(enrolled).toEqual(paid);
      expect(enrolled.length).toBeLessThanOrEqual(seats);
      expect(await server.app.get(LedgerCheck).faults()).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 120_000);
