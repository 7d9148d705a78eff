import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { orderErrors, paymentLimits } from '@lyceum/contracts/payments';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { PersonalDataSources } from '@lyceum/kernel';
import { buildGroup, buildMember, publishGroup } from '@lyceum/live-course/testing';
import { buildPaidOrder, buildPromoCode } from '@lyceum/payments/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CheckoutCalls;
let group: { id: string; groupTag: string };
let student: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new CheckoutCalls(server);
});

const born = (age: number) => ({ dateOfBirth: `${String(new Date().getFullYear() - age)}-01-01` });

beforeEach(async () => {
  group = await buildGroup(server.database.manager);
  await seats(1);
  student = await buildPerson(server, born(15));
});

const seats = (number: number) =>
  publishGroup(server.database.manager, group, { seats: number, priceMinor: 18_000 });

const codeOf = ({ errors = [] }: { errors?: { extensions: { code: string } }[] }) =>
  errors[0]?.extensions.code;

const pays = { act: 'CARD', card: 'PAYS' } as const;

/** Pays an order on the provider's page. @returns what became of it */
async function pay(person: Person, { orderId, pageUrl }: { orderId: string; pageUrl: string }) {
  await calls.act(pageUrl, pays);
  await untilMailIsOut(server);
  return (await calls.detail(person, orderId)).data?.getOrder.order;
}

const wentBack = { status: 'CANCELED', refundedMinor: 18_000 };

const seated = async (): Promise<string[]> =>
  (
    await server.database.query<{ id: string }[]>(
      `SELECT user_id AS id FROM live_course_members WHERE group_id = $1 AND state <> 'WITHDRAWN'`,
      [group.id],
    )
  ).map(({ id }) => id);

describe('a seat that somebody has', () => {
  test.each(['second', 'first'] as const)(
    '[223] is paid once: of two orders, of which the %s is paid before the other, the money of one goes back',
    async (before) => {
      await seats(2);
      const first = await calls.goToPay(student, group.groupTag);
      await calls.cancel(student, first.orderId);
      const second = await calls.goToPay(student, group.groupTag);
      expect(second.orderId).not.toBe(first.orderId);
      const [one, other] = before === 'second' ? [second, first] : [first, second];
      expect(await pay(student, one)).toMatchObject({ status: 'SUCCEEDED', refundedMinor: 0 });
      expect(await pay(student, other)).toMatchObject(wentBack);
      expect(await seated()).toEqual([student.id]);
    },
  );

  test('[223] is not paid by who was enrolled by staff while they paid', async () => {
    await seats(2);
    const bought = await calls.goToPay(student, group.groupTag);
    await buildMember(server.database.manager, group, student, 'STUDENT');
    expect(await pay(student, bought)).toMatchObject(wentBack);
    expect(await seated()).toEqual([student.id]);
  });
});

test('[223] a seat paid days after it was canceled, or by a code that is no longer in use, is not given', async () => {
  const late = await calls.goToPay(student, group.groupTag);
  await calls.cancel(student, late.orderId);
  await server.database.query(`UPDATE orders SET canceled_at = now() - $2 * interval '1 day' WHERE id = $1`, [
    late.orderId,
    paymentLimits.daysToPayLate + 1,
  ]);
  expect(await pay(student, late)).toMatchObject(wentBack);
  const sales = await buildPerson(server, { roles: ['SALES_TEAM'] });
  for (const over of ['disabled_at = now()', 'ends_at = now()']) {
    const { id, code } = await buildPromoCode(server.database.manager, sales);
    const bought = await calls.goToPay(student, group.groupTag, { code });
    await calls.cancel(student, bought.orderId);
    await server.database.query(`UPDATE promo_codes SET ${over} WHERE id = $1`, [id]);
    expect(await pay(student, bought)).toMatchObject({ status: 'CANCELED', refundedMinor: 14_400 });
  }
  expect(await seated()).toEqual([]);
});

test('[222] who saw another price is told so, also where their order of it waits to be paid', async () => {
  const { orderId } = await calls.goToPay(student, group.groupTag);
  const { product, subjectId } = (await calls.look(student, group.groupTag)).data?.getCheckout ?? {};
  const order = (amountMinor: number) => calls.order(student, { product, subjectId, amountMinor });
  expect(codeOf(await order(17_000))).toBe(orderErrors.PRICE_CHANGED.code);
  expect((await order(18_000)).data?.createOrder).toMatchObject({ id: orderId, status: 'PENDING' });
});

test('[227] an order in another currency than the course has now is not gone on with', async () => {
  const { orderId } = await calls.goToPay(student, group.groupTag);
  await server.database.query(`UPDATE live_courses SET currency = 'EUR' WHERE tag = $1`, [
    group.groupTag.split('-')[0],
  ]);
  const { product, subjectId } = (await calls.look(student, group.groupTag)).data?.getCheckout ?? {};
  expect(codeOf(await calls.order(student, { product, subjectId }))).toBe(orderErrors.CURRENCY_NOT_SOLD.code);
  const next = (await calls.order(student, { product, subjectId, currency: 'EUR' })).data?.createOrder;
  expect(next).toMatchObject({ status: 'PENDING' });
  expect(next?.id).not.toBe(orderId);
  expect((await calls.detail(student, orderId)).data?.getOrder.order.status).toBe('CANCELED');
});

test('[226] a seat is not kept from others by who orders it again and again without paying', async () => {
  for (let time = 0; time < paymentLimits.unpaidOrdersPerDay; time += 1) {
    const { orderId } = await calls.goToPay(student, group.groupTag);
    await calls.cancel(student, orderId);
  }
  const seen = (await calls.look(student, group.groupTag)).data?.getCheckout;
  expect(seen?.refusal).toBe(orderErrors.HELD_TOO_OFTEN.message);
  const { product, subjectId } = seen ?? {};
  const order = (person: Person) => calls.order(person, { product, subjectId });
  expect(codeOf(await order(student))).toBe(orderErrors.HELD_TOO_OFTEN.code);
  expect((await order(await buildPerson(server, born(15)))).data?.createOrder.status).toBe('PENDING');
  await server.database.query(
    `UPDATE orders SET canceled_at = canceled_at - interval '25 hours' WHERE buyer_id = $1`,
    [student.id],
  );
  expect(codeOf(await order(student))).toBe(liveCourseErrors.SEAT_GONE.code);
});

describe('who buys for a child', () => {
  let guardian: Person;
  let tieId: string;
  beforeEach(async () => {
    guardian = await buildPerson(server, { ...born(45), roles: ['GUARDIAN'] });
    tieId = await buildGuardianTie(server.database.manager, guardian, student);
  });

  test('[185] and is their guardian no more pays nothing for them', async () => {
    const bought = await calls.goToPay(guardian, group.groupTag, { beneficiaryId: student.id });
    await server.database.query('UPDATE guardian_ties SET ended_at = now() WHERE id = $1', [tieId]);
    expect(codeOf(await calls.start(guardian, bought.orderId))).toBe(orderErrors.NOT_FOR_THEM.code);
    // They were on the provider's page already.
    expect(await pay(guardian, bought)).toMatchObject(wentBack);
    expect(await seated()).toEqual([]);
  });

  test('[223] is not answered for another child, or class, by a key that ordered for one', async () => {
    const sibling = await buildPerson(server, born(14));
    await buildGuardianTie(server.database.manager, guardian, sibling);
    await seats(2);
    const seen = (await calls.look(student, group.groupTag)).data?.getCheckout;
    const { product, subjectId } = seen ?? {};
    const clientKey = randomUUID();
    const order = (beneficiaryId: string, more: object = {}) =>
      calls.order(guardian, { product, subjectId, clientKey, beneficiaryId, ...more });
    const made = await order(student.id);
    expect(await order(student.id)).toEqual(made);
    expect(codeOf(await order(sibling.id))).toBe(orderErrors.KEY_REUSED.code);
    const other = await buildGroup(server.database.manager, {
      groupTag: group.groupTag.replace(/-A$/, '-B'),
    });
    await publishGroup(server.database.manager, other, { seats: 2, priceMinor: 18_000 });
    expect(codeOf(await order(student.id, { subjectId: other.id }))).toBe(orderErrors.KEY_REUSED.code);
  });

  test('[48] reads for whom it was and what went back in their copy; the child that it was bought, not by whom or for how much', async () => {
    const order = await buildPaidOrder(server.database.manager, guardian);
    await server.database.query('UPDATE orders SET beneficiary_id = $2 WHERE id = $1', [
      order.id,
      student.id,
    ]);
    await server.database.query(
      `INSERT INTO order_refunds (order_id, attempt_id, client_key, amount_minor, currency, cause)
       SELECT order_id, id, 'a key', 5000, currency, 'STAFF' FROM payment_attempts WHERE order_id = $1`,
      [order.id],
    );
    const copyOf = async ({ id }: Person) =>
      (await server.app.get(PersonalDataSources).exportAll(id)).get('payments');
    expect(await copyOf(guardian)).toMatchObject({
      orders: [{ beneficiaryId: student.id, totalMinor: 150_000 }],
      payments: [{ orderId: order.id, amountMinor: 150_000, state: 'PAID' }],
      refunds: [{ orderId: order.id, amountMinor: 5_000, currency: 'USD' }],
      boughtForYou: [],
    });
    const had = await copyOf(student);
    expect(had).toMatchObject({ orders: [], payments: [], refunds: [], boughtForYou: [{ title: 'KIA' }] });
    expect(JSON.stringify(had)).not.toMatch(new RegExp(`${guardian.id}|150000`));
  });
});
