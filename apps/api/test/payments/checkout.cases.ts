import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { buildGroup, buildMember, publishGroup } from '@lyceum/live-course/testing';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { orderErrors, paymentLimits } from '@lyceum/contracts/payments';
import { buildPromoCode } from '@lyceum/payments/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CheckoutCalls;
let group: { id: string; groupTag: string };
let student: Person;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new CheckoutCalls(server);
});
afterAll(() => server.stop());

const born = (age: number) => ({ dateOfBirth: `${String(new Date().getFullYear() - age)}-01-01` });

beforeEach(async () => {
  group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 18_000 });
  student = await buildPerson(server, born(15));
});

/** What has become of an order, once everything that was reported is done. */
async function settled(person: Person, orderId: string) {
  await untilMailIsOut(server);
  const { data } = await calls.detail(person, orderId);
  return data?.getOrder;
}

const seated = async (): Promise<string[]> =>
  (
    await server.database.query<{ id: string }[]>(
      `SELECT user_id AS id FROM live_course_members WHERE group_id = $1 AND state <> 'WITHDRAWN' ORDER BY joined_at`,
      [group.id],
    )
  ).map(({ id }) => id);

const codeOf = ({ errors = [] }: { errors?: { extensions: { code: string } }[] }) =>
  errors[0]?.extensions.code;

const noticesOf = async ({ id }: Person): Promise<string[]> =>
  (
    await server.database.query<{ type: string }[]>(
      'SELECT type FROM notifications WHERE user_id = $1 ORDER BY id',
      [id],
    )
  ).map(({ type }) => type);

const timeOver = (orderId: string) =>
  server.database.query(
    `WITH held AS (UPDATE live_sold_seats SET held_until = now() - interval '1 second' WHERE order_id = $1)
     UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1`,
    [orderId],
  );

describe('a seat', () => {
  test('[223, 226] is held while it is paid, and the class is opened to who paid', async () => {
    const { data } = await calls.look(student, group.groupTag);
    expect(data?.getCheckout).toMatchObject({
      priceMinor: 18_000,
      currency: 'USD',
      refusal: null,
      openOrderId: null,
    });
    expect(data?.getCheckout.methods).toContain('CARD');
    const { orderId, pageUrl } = await calls.goToPay(student, group.groupTag);
    const other = await buildPerson(server, born(16));
    const refusal = (await calls.look(other, group.groupTag)).data?.getCheckout.refusal;
    expect(refusal).toBe(liveCourseErrors.SEAT_GONE.message);
    expect((await calls.act(pageUrl, { act: 'CARD', card: 'PAYS', times: 5 })).data?.state).toBe('PAID');
    expect(await settled(student, orderId)).toMatchObject({
      order: { status: 'SUCCEEDED', totalMinor: 18_000 },
      openUrl: `/lc-dashboard/${group.groupTag}`,
    });
    expect(await seated()).toEqual([student.id]);
    expect(await noticesOf(student)).toEqual(['PAYMENT_RECEIVED']);
    const actions = await server.database.query<{ type: string }[]>(
      `SELECT action_type AS type FROM user_actions WHERE user_id = $1 AND action_type LIKE 'PAYMENT%' ORDER BY action_type DESC`,
      [student.id],
    );
    expect(actions.map(({ type }) => type)).toEqual(['PAYMENT_START', 'PAYMENT_COMPLETE']);
    expect((await calls.orders(student)).data?.getMyOrders.items).toMatchObject([
      { id: orderId, status: 'SUCCEEDED' },
    ]);
    // Somebody else is told nothing of the order.
    expect(codeOf(await calls.detail(other, orderId))).toBe(orderErrors.NOT_FOUND.code);
    expect(codeOf(await calls.start(other, orderId))).toBe(orderErrors.NOT_FOUND.code);
  });

  test('[226, 262] of 50 who want the last one at once one pays, and the others are told before', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => buildPerson(server, born(15))));
    const { product, subjectId } = (await calls.look(student, group.groupTag)).data?.getCheckout ?? {};
    const made = await Promise.all(buyers.map((buyer) => calls.order(buyer, { product, subjectId })));
    expect(made.filter(({ data }) => data)).toHaveLength(1);
    const refused = made.filter(({ data }) => !data).map(codeOf);
    expect(new Set(refused)).toEqual(new Set([liveCourseErrors.SEAT_GONE.code]));
    const winner = made.findIndex(({ data }) => data);
    const buyer = buyers[winner] ?? student;
    const orderId = made[winner]?.data?.createOrder.id ?? '';
    const { pageUrl } = (await calls.start(buyer, orderId)).data?.startPayment ?? { pageUrl: '' };
    await calls.act(pageUrl, { act: 'CARD', card: 'PAYS' });
    await settled(buyer, orderId);
    expect(await seated()).toEqual([buyer.id]);
  }, 60_000);

  test('[223] that is canceled, or not paid in time, is somebody else’s to buy', async () => {
    const { orderId } = await calls.goToPay(student, group.groupTag);
    expect((await calls.cancel(student, orderId)).data?.cancelOrder.status).toBe('CANCELED');
    const second = await buildPerson(server, born(16));
    const held = await calls.goToPay(second, group.groupTag);
    await timeOver(held.orderId);
    expect((await calls.look(student, group.groupTag)).data?.getCheckout.refusal).toBeNull();
    expect(codeOf(await calls.start(second, held.orderId))).toBe(orderErrors.NOT_PAYABLE.code);
  });

  test('[223] paid too late is theirs all the same while it is free, and their money goes back when it is not', async () => {
    const late = await calls.goToPay(student, group.groupTag, {}, 'WECHATPAY');
    expect((await calls.detail(student, late.orderId)).data?.getOrder.order.status).toBe('DIGITAL_PENDING');
    await calls.cancel(student, late.orderId);
    await calls.act(late.pageUrl, { act: 'APP' });
    expect((await settled(student, late.orderId))?.order.status).toBe('SUCCEEDED');
    expect(await seated()).toEqual([student.id]);

    const wide = await buildGroup(server.database.manager);
    await publishGroup(server.database.manager, wide, { seats: 1, priceMinor: 18_000 });
    const slow = await buildPerson(server, born(15));
    const lost = await calls.goToPay(slow, wide.groupTag);
    await timeOver(lost.orderId);
    const quick = await buildPerson(server, born(15));
    const won = await calls.goToPay(quick, wide.groupTag);
    await calls.act(won.pageUrl, { act: 'CARD', card: 'PAYS' });
    await settled(quick, won.orderId);
    await calls.act(lost.pageUrl, { act: 'CARD', card: 'PAYS' });
    expect((await settled(slow, lost.orderId))?.order).toMatchObject({
      status: 'CANCELED',
      refundedMinor: 18_000,
    });
    expect(await noticesOf(slow)).toEqual(['SEAT_GONE']);
    const [{ minor } = { minor: -1 }] = await server.database.query<{ minor: number }[]>(
      `SELECT COALESCE(sum(amount_minor), 0)::int AS minor FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE t.order_id = $1 AND account = 'REFUND'`,
      [lost.orderId],
    );
    expect(minor).toBe(0);
  });

  test('[222] a card that is declined says so, and another try is the same order', async () => {
    const { orderId, pageUrl } = await calls.goToPay(student, group.groupTag);
    await calls.act(pageUrl, { act: 'CARD', card: 'DECLINED' });
    const failed = await settled(student, orderId);
    expect(failed).toMatchObject({ order: { status: 'FAILED' }, decline: 'The bank declined the card.' });
    expect(failed?.methods).toContain('ALIPAY');
    const again = (await calls.start(student, orderId)).data?.startPayment;
    await calls.act(again?.pageUrl ?? '', { act: 'CARD', card: 'ASKS' });
    expect((await calls.act(again?.pageUrl ?? '', { act: 'CODE', code: '000000' })).status).toBe(422);
    await calls.act(again?.pageUrl ?? '', { act: 'CODE', code: '246810' });
    expect((await settled(student, orderId))?.order.status).toBe('SUCCEEDED');
    expect(await noticesOf(student)).toEqual(['PAYMENT_FAILED', 'PAYMENT_RECEIVED']);
  });

  test('[223] a double click and a second tab are one order and one payment', async () => {
    const { product, subjectId } = (await calls.look(student, group.groupTag)).data?.getCheckout ?? {};
    const clientKey = randomUUID();
    const clicks = await Promise.all([
      calls.order(student, { product, subjectId, clientKey }),
      calls.order(student, { product, subjectId, clientKey }),
      calls.order(student, { product, subjectId }),
    ]);
    const ids = new Set(clicks.map(({ data }) => data?.createOrder.id));
    expect([...ids]).toEqual([expect.any(String)]);
    const [orderId = ''] = [...ids];
    const payKey = randomUUID();
    const pages = await Promise.all([1, 2].map(() => calls.start(student, orderId, 'CARD', payKey)));
    expect(new Set(pages.map(({ data }) => data?.startPayment.pageUrl)).size).toBe(1);
  });

  test('[225] of which a code takes all off is theirs without a provider', async () => {
    const sales = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const { code } = await buildPromoCode(server.database.manager, sales, { percentOff: 100 });
    const { product, subjectId } = (await calls.look(student, group.groupTag)).data?.getCheckout ?? {};
    const { data } = await calls.order(student, { product, subjectId, code });
    expect(data?.createOrder).toMatchObject({ status: 'SUCCEEDED', method: 'WAIVED', totalMinor: 0 });
    expect(await seated()).toEqual([student.id]);
  });

  test('[225] is ordered anew where the buyer finds a code, and the first order is over', async () => {
    const sales = await buildPerson(server, { roles: ['SALES_TEAM'] });
    const { code } = await buildPromoCode(server.database.manager, sales, { usageLimit: 1 });
    const first = await calls.goToPay(student, group.groupTag);
    const second = await calls.goToPay(student, group.groupTag, { code });
    const third = await calls.goToPay(student, group.groupTag, { code });
    expect(second.orderId).not.toBe(first.orderId);
    expect(third.orderId).toBe(second.orderId);
    const detail = (await calls.detail(student, first.orderId)).data?.getOrder;
    expect(detail).toMatchObject({ order: { status: 'CANCELED' }, methods: [] });
  });
});

describe('who may buy a seat', () => {
  test('[185] a guardian pays for a child of theirs, who is told and let in; a stranger is refused', async () => {
    const guardian = await buildPerson(server, { ...born(45), roles: ['GUARDIAN'] });
    const forChild = () => calls.look(guardian, group.groupTag, student.id);
    expect(codeOf(await forChild())).toBe(orderErrors.NOT_FOR_THEM.code);
    await buildGuardianTie(server.database.manager, guardian, student);
    const { data } = await forChild();
    expect(data?.getCheckout.refusal).toBeNull();
    const bought = await calls.goToPay(guardian, group.groupTag, { beneficiaryId: student.id });
    await calls.act(bought.pageUrl, { act: 'CARD', card: 'PAYS' });
    expect((await settled(guardian, bought.orderId))?.order.status).toBe('SUCCEEDED');
    expect(await seated()).toEqual([student.id]);
    expect(await noticesOf(student)).toEqual(['CLASS_PLACE']);
    expect(await noticesOf(guardian)).toEqual(['PAYMENT_RECEIVED']);
  });

  test.each<[string, keyof typeof liveCourseErrors, (person: Person) => Promise<unknown>]>([
    [
      'is grown up',
      'STAFF_FIRST',
      ({ id }) => server.database.query(`UPDATE users SET date_of_birth = '1980-01-01' WHERE id = $1`, [id]),
    ],
    [
      'has not said when they were born',
      'STAFF_FIRST',
      ({ id }) => server.database.query('UPDATE users SET date_of_birth = NULL WHERE id = $1', [id]),
    ],
    [
      'has a block with somebody of the class',
      'STAFF_FIRST',
      async ({ id }) => {
        const other = await buildPerson(server);
        await buildMember(server.database.manager, group, other, 'TEACHER');
        await server.database.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
          other.id,
          id,
        ]);
      },
    ],
    [
      'was refused by staff',
      'WAS_REFUSED',
      ({ id }) =>
        server.database.query(
          `INSERT INTO live_course_refusals (group_id, user_id, reason) VALUES ($1, $2, 'Not for you.')`,
          [group.id, id],
        ),
    ],
    [
      'was taken out by staff',
      'WAS_WITHDRAWN',
      async (person) => {
        const { id } = await buildMember(server.database.manager, group, person, 'STUDENT');
        await server.database.query(
          `UPDATE live_course_members SET state = 'WITHDRAWN', taken_by_staff = true WHERE id = $1`,
          [id],
        );
      },
    ],
    [
      'is in the class',
      'IN_CLASS_ALREADY',
      (person) => buildMember(server.database.manager, group, person, 'STUDENT'),
    ],
  ])('[185] who %s is told before they pay', async (_, rule, make) => {
    await make(student);
    const seen = (await calls.look(student, group.groupTag)).data?.getCheckout;
    expect(seen?.refusal).toBe(liveCourseErrors[rule].message);
    const { product, subjectId } = seen ?? {};
    expect(codeOf(await calls.order(student, { product, subjectId }))).toBe(liveCourseErrors[rule].code);
  });
});

describe('the door of providers', () => {
  test('[222] takes nothing that is not signed, nor of a provider that there is not', async () => {
    const send = (provider: string) => server.http.post(`/webhooks/payments/${provider}`).send({ id: 'evt' });
    expect((await send('sandbox')).status).toBe(400);
    expect((await send('stripe')).status).toBe(404);
    const rows = await server.database.query<object[]>(`SELECT FROM provider_reports WHERE event_id = 'evt'`);
    expect(rows).toHaveLength(0);
  });

  test('takes what is as long as reports are, and no more', async () => {
    const long = await server.http.post('/webhooks/payments/sandbox').send({ id: 'x'.repeat(70_000) });
    expect(long.status).toBe(413);
  });

  test('waits for the end of nothing that is too long', async () => {
    const call = request(`${server.url}/webhooks/payments/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answer = once(call, 'response') as Promise<[IncomingMessage]>;
    call.on('error', () => undefined);
    call.write('x'.repeat(paymentLimits.reportBytes + 1));
    expect((await answer)[0].statusCode).toBe(413);
    call.destroy();
  });
});
