import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { orderErrors, type ordersTable, type StaffOrder } from '@lyceum/contracts/payments';
import { buildGroup, buildMember, publishGroup } from '@lyceum/live-course/testing';
import { buildPromoCode } from '@lyceum/payments/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CheckoutCalls;
let desk: ConsoleCalls;
let student: Person;
let group: { id: string; groupTag: string };
let code: string;
let orderId: string;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new CheckoutCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
});
afterAll(() => server.stop());

beforeEach(async () => {
  group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 1, priceMinor: 20_000 });
  student = await buildPerson(server, { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` });
  const sales = await buildPerson(server, { roles: ['SALES_TEAM'] });
  ({ code } = await buildPromoCode(server.database.manager, sales, { usageLimit: 1 }));
  const bought = await calls.goToPay(student, group.groupTag, { code });
  orderId = bought.orderId;
  await calls.act(bought.pageUrl, { act: 'CARD', card: 'PAYS' });
  await untilMailIsOut(server);
});

const refund = (input: object) => ({
  id: orderId,
  reason: 'They moved away.',
  clientKey: randomUUID(),
  ...input,
});

const isSeated = async (): Promise<boolean> => {
  const rows = await server.database.query<object[]>(
    `SELECT FROM live_course_members WHERE group_id = $1 AND state <> 'WITHDRAWN'`,
    [group.id],
  );
  return rows.length > 0;
};

test('[223] an order is listed, and read with everything that happened to it', async () => {
  const [row] = await desk.rows<typeof ordersTable>('orders.list');
  expect(row).toMatchObject({ id: orderId, status: 'SUCCEEDED', total: { minor: 16_000, currency: 'USD' } });
  const order = await desk.query<StaffOrder>('orders.get', { id: orderId });
  expect(order).toMatchObject({ keptMinor: 16_000, isDelivered: true, buyerId: student.id });
  const kinds = new Set(order.events.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['CHANGE', 'ATTEMPT', 'REPORT', 'BOOKING', 'MAIL']));
  // People by their names, and what is booked by account and amount, which sum to zero.
  const [name] = await server.database.query<{ name: string }[]>(
    'SELECT full_name AS name FROM users WHERE id = $1',
    [student.id],
  );
  expect(order).toMatchObject({ buyer: name?.name, beneficiary: name?.name });
  expect(order.events.find(({ detail }) => detail === 'ORDERED')?.actor).toBe(name?.name);
  const booked = order.events.flatMap(({ entries }) => entries ?? []);
  expect(booked.map(({ account }) => account)).toContain('PROVIDER');
  expect(booked.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
});

test('[224] a part that goes back leaves the seat; all of it frees seat and code, and the buyer is told', async () => {
  await desk.mutate('orders.refund', refund({ amountMinor: 6_000 }));
  await untilMailIsOut(server);
  expect(await isSeated()).toBe(true);
  await desk.mutate('orders.refund', refund({ amountMinor: 10_000 }));
  await untilMailIsOut(server);
  expect(await isSeated()).toBe(false);
  const other = await buildPerson(server, { dateOfBirth: `${String(new Date().getFullYear() - 16)}-01-01` });
  const next = await calls.goToPay(other, group.groupTag, { code });
  expect(next.pageUrl).toContain('/payments/sandbox/');
  const told = await server.database.query<{ type: string }[]>(
    'SELECT type FROM notifications WHERE user_id = $1 ORDER BY id',
    [student.id],
  );
  expect(told.map(({ type }) => type)).toEqual(['PAYMENT_RECEIVED', 'PAYMENT_REFUNDED', 'PAYMENT_REFUNDED']);
  const { data } = await calls.detail(student, orderId);
  expect(data?.getOrder.order).toMatchObject({ status: 'SUCCEEDED', refundedMinor: 16_000 });
  expect((await desk.audited(orderId)).map(({ action }) => action)).toEqual(['order.refund', 'order.refund']);
});

test('no more goes back than came, also of two who click at once, and a key gives back once', async () => {
  const once = refund({ amountMinor: 9_000 });
  await Promise.all([desk.mutate('orders.refund', once), desk.mutate('orders.refund', once)]);
  const { keptMinor } = await desk.query<StaffOrder>('orders.get', { id: orderId });
  expect(keptMinor).toBe(7_000);
  const refused = await Promise.all(
    [1, 2].map(() => desk.refused('orders.refund', refund({ amountMinor: 7_000 }))),
  );
  expect(refused.sort()).toEqual([orderErrors.REFUND_TOO_MUCH.code, undefined]);
  for (const amountMinor of [0, -1])
    expect(await desk.refused('orders.refund', refund({ amountMinor }))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
});

test('[224] a key that gave another amount back is refused, and says so', async () => {
  const once = refund({ amountMinor: 9_000 });
  await desk.mutate('orders.refund', once);
  expect(await desk.refused('orders.refund', { ...once, amountMinor: 7_000 })).toBe(
    orderErrors.REFUND_KEY_REUSED.code,
  );
  expect(await desk.query<StaffOrder>('orders.get', { id: orderId })).toMatchObject({ keptMinor: 7_000 });
});

test('[223] of more than is shown, what happened last is', async () => {
  await server.database.query(
    `INSERT INTO order_changes (order_id, from_status, to_status, reason, changed_at)
     SELECT $1, 'PENDING', 'FAILED', 'DECLINED', now() - interval '1 day' FROM generate_series(1, 250)`,
    [orderId],
  );
  const { events } = await desk.query<StaffOrder>('orders.get', { id: orderId });
  expect(events).toHaveLength(200);
  expect(events.some(({ kind, detail }) => kind === 'CHANGE' && detail === 'PAID')).toBe(true);
});

/** The student's place in a class, while they have it. */
async function placeIn({ id }: { id: string }): Promise<string | undefined> {
  const [row] = await server.database.query<{ memberId: string }[]>(
    `SELECT id AS "memberId" FROM live_course_members WHERE group_id = $1 AND user_id = $2 AND state <> 'WITHDRAWN'`,
    [id, student.id],
  );
  return row?.memberId;
}

test('[224] all of it that goes back takes the seat from whom staff moved to another class', async () => {
  const groupTag = group.groupTag.replace(/-A$/, '-B');
  const into = await buildGroup(server.database.manager, { groupTag });
  const staff = new ConsoleCalls(server, await buildPerson(server, { roles: ['SUPER_ADMIN'] }));
  await staff.mutate('liveGroups.move', { memberId: await placeIn(group), intoGroupId: into.id });
  expect(await placeIn(into)).toBeDefined();
  await desk.mutate('orders.refund', refund({ amountMinor: 16_000 }));
  await untilMailIsOut(server);
  expect(await placeIn(into)).toBeUndefined();
});

test('[224] who left as their money went back buys a seat again, but not once a teacher took them out', async () => {
  const teacher = await buildPerson(server, { roles: ['TEACHER'] });
  await buildMember(server.database.manager, group, teacher, 'TEACHER');
  const memberId = await placeIn(group);
  const set = async (state: string) => {
    const { body } = await server.graphql(
      'mutation ($memberId: ID!, $state: EnrolmentState!) { updateUserLiveCourse(userLiveCourseId: $memberId, input: { state: $state }) { id } }',
      { token: teacher.token, variables: { memberId, state } },
    );
    expect((body as { errors?: unknown }).errors).toBeUndefined();
  };
  const refusal = async () => (await calls.look(student, group.groupTag)).data?.getCheckout.refusal;
  await desk.mutate('orders.refund', refund({ amountMinor: 16_000 }));
  await untilMailIsOut(server);
  expect(await refusal()).toBeNull();
  await set('ENROLLED');
  await set('WITHDRAWN');
  expect(await refusal()).toBe(liveCourseErrors.WAS_WITHDRAWN.message);
});

test('[228] sales people read no orders, and give nothing back', async () => {
  const sales = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_TEAM'] }));
  expect(await sales.refusedQuery('orders.list')).toBe(commonErrors.FORBIDDEN.code);
  expect(await sales.refused('orders.refund', refund({ amountMinor: 1 }))).toBe(commonErrors.FORBIDDEN.code);
});
