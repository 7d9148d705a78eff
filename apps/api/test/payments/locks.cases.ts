import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Scheduler } from '@lyceum/kernel';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { orderErrors, promoCodeErrors } from '@lyceum/contracts/payments';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { buildPromoCode } from '@lyceum/payments/testing';
import { type Checkout, CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

/** Of each class: one round of orders finds seats while the one before is undone. */
const seats = 12;
const rounds = 4;
const buyersOfRound = 16;

let server: TestServer;
let calls: CheckoutCalls;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new CheckoutCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});
afterAll(() => server.stop());

interface Bought {
  readonly buyer: Person;
  readonly orderId: string;
  readonly pageUrl: string;
}

/** What somebody may be told: that a seat or a use of a code is gone, or that their order is over. */
const rules = new Set<string | undefined>([
  liveCourseErrors.SEAT_GONE.code,
  promoCodeErrors.USED_UP.code,
  orderErrors.NOT_PAYABLE.code,
  orderErrors.NOT_CANCELABLE.code,
]);

/** @throws Error where somebody is told of anything but a rule */
function expectRules(answers: readonly { errors?: { extensions: { code: string } }[] }[]): void {
  const told = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
  expect(told.filter((code) => !rules.has(code))).toEqual([]);
}

async function classOf(number: number): Promise<{ id: string; groupTag: string }> {
  const group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: number, priceMinor: 18_000 });
  return group;
}

/** Everybody orders at once. @returns those who have an order, with the page on which it is paid */
async function order(wanted: readonly { buyer: Person; sold: Checkout; code: string }[]): Promise<Bought[]> {
  const made = await Promise.all(
    wanted.map(({ buyer, sold: { product, subjectId }, code }) =>
      calls.order(buyer, { product, subjectId, code }),
    ),
  );
  expectRules(made);
  const started = await Promise.all(
    made.map(async ({ data }, place) => {
      const [buyer, orderId] = [wanted[place]?.buyer, data?.createOrder.id];
      if (!buyer || orderId === undefined) return [];
      const answer = await calls.start(buyer, orderId);
      expectRules([answer]);
      return [{ buyer, orderId, pageUrl: answer.data?.startPayment.pageUrl ?? '' }];
    }),
  );
  return started.flat();
}

const refund = ({ orderId: id }: Bought) =>
  desk.mutate('orders.refund', {
    id,
    amountMinor: 14_400,
    reason: 'They moved away.',
    clientKey: randomUUID(),
  });

/** Has as many wait for each class as there are, who come in as soon as a seat is free. */
const wait = (people: readonly Person[], groups: readonly { id: string }[]) =>
  server.database.query(
    `INSERT INTO live_course_waiting (group_id, user_id, may_enter, by_staff)
     SELECT g, u, true, true FROM unnest($1::uuid[], $2::uuid[]) AS one (u, g)`,
    [people.map(({ id }) => id), groups.map(({ id }) => id)],
  );

/** Undoes orders in every way at once: those that are paid are given back, others canceled, or over and paid late. */
async function undo(bought: readonly Bought[]): Promise<void> {
  const [paid, dropped, late] = [0, 1, 2].map((way) => bought.filter((_, n) => n % 3 === way)) as [
    Bought[],
    Bought[],
    Bought[],
  ];
  await server.database.query(
    `UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = ANY($1::uuid[])`,
    [late.map(({ orderId }) => orderId)],
  );
  const [canceled] = await Promise.all([
    Promise.all(dropped.map(({ buyer, orderId }) => calls.cancel(buyer, orderId))),
    Promise.all(paid.map(refund)),
    server.app.get(Scheduler).runDue(),
    ...late.map(({ pageUrl }) => calls.act(pageUrl, { act: 'CARD', card: 'PAYS' })),
  ]);
  expectRules(canceled);
}

test('[223, 225] orders, refunds, cancellations and promotions of two classes by two codes never lock each other out', async () => {
  const classes = [await classOf(seats), await classOf(seats)];
  const sales = await buildPerson(server, { roles: ['SALES_TEAM'] });
  const codes = await Promise.all([1, 2].map(() => buildPromoCode(server.database.manager, sales)));
  const born = { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` };
  const people = await Promise.all(
    Array.from({ length: rounds * (buyersOfRound + 2) }, () => buildPerson(server, born)),
  );
  const sold = await Promise.all(
    classes.map(async ({ groupTag }) => (await calls.look(people[0]!, groupTag)).data!.getCheckout),
  );
  let bought: Bought[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second, ...buyers] = people.splice(0, buyersOfRound + 2) as [Person, Person, ...Person[]];
    // Each class by each code.
    const wanted = buyers.map((buyer, n) => ({
      buyer,
      sold: sold[n % 2]!,
      code: codes[Math.floor(n / 2) % 2]!.code,
    }));
    const [made] = await Promise.all([order(wanted), undo(bought)]);
    bought = made;
    const paid = bought.filter((_, n) => n % 3 === 0);
    await Promise.all([
      ...paid.map(({ pageUrl }) => calls.act(pageUrl, { act: 'CARD', card: 'PAYS' })),
      wait([first, second], classes),
    ]);
    await untilMailIsOut(server);
  }
  await undo(bought);
  await untilMailIsOut(server);
  await expectCounted(classes, codes);
}, 60_000);

/** Nothing was given up, no class has more than its seats, and codes count what stands. */
async function expectCounted(
  classes: readonly { id: string }[],
  codes: readonly { id: string }[],
): Promise<void> {
  const parked = await server.database.query<{ reason: string }[]>(
    'SELECT parked_reason AS reason FROM event_deliveries WHERE parked_at IS NOT NULL',
  );
  expect(parked).toEqual([]);
  for (const { id } of classes) {
    const [row] = await server.database.query<{ taken: number }[]>(
      `SELECT (SELECT count(*) FROM live_course_members WHERE group_id = $1 AND state <> 'WITHDRAWN')::int
         + (SELECT count(*) FROM live_sold_seats WHERE group_id = $1 AND delivered_at IS NULL AND held_until > now())::int AS taken`,
      [id],
    );
    expect(row?.taken).toBeLessThanOrEqual(seats);
  }
  const counted = await server.database.query<{ uses: number; standing: number }[]>(
    `SELECT c.uses_cnt AS uses, (SELECT count(*)::int FROM promo_code_redemptions r WHERE r.promo_code_id = c.id AND r.returned_at IS NULL) AS standing
     FROM promo_codes c WHERE c.id = ANY($1::uuid[])`,
    [codes.map(({ id }) => id)],
  );
  for (const { uses, standing } of counted) expect(uses).toBe(standing);
}
