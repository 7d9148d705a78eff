import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import {
  type CreatePaymentLinkInput,
  type PaymentLinkDetail,
  paymentLinkErrors,
  type paymentLinkOrdersTable,
  type paymentLinksTable,
  type StaffOrder,
} from '@lyceum/contracts/payments';
import { buildGroup, publishGroup } from '@lyceum/live-course/testing';
import { CheckoutCalls } from '../../src/testing/checkout';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { linkInput } from '../../src/testing/payment-links';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CheckoutCalls;
let desk: ConsoleCalls;
let keeper: ConsoleCalls;
let group: { id: string; groupTag: string };
let student: Person;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new CheckoutCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_TEAM'], firstName: 'Sila' }));
  keeper = new ConsoleCalls(server, await buildPerson(server, { roles: ['SALES_ADMIN'] }));
});
afterAll(() => server.stop());

const young = { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` };
beforeEach(async () => {
  group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 5, priceMinor: 18_000 });
  student = await buildPerson(server, young);
});

const linkOf = (input: Partial<CreatePaymentLinkInput> = {}) => ({
  ...linkInput,
  groupTag: group.groupTag,
  title: '',
  priceMinor: 9_900,
  note: 'Agreed with the family.',
  ...input,
});
async function make(input: Partial<CreatePaymentLinkInput> = {}): Promise<PaymentLinkDetail> {
  const { id } = await desk.mutate<{ id: string }>('paymentLinks.create', linkOf(input));
  return get(id);
}
const get = (id: string) => desk.query<PaymentLinkDetail>('paymentLinks.get', { id });
const disable = (id: string, isDisabled = true) =>
  desk.mutate<{ error: object | null }[]>('paymentLinks.setDisabled', { ids: [id], isDisabled });

/** Its page, as somebody sees it who is not logged in. */
async function pageOf(code: string) {
  const { body } = await server.graphql(
    'query ($code: String!) { getPaymentLink(code: $code) { title priceMinor currency state seatsLeft startsAt aboutUrl } }',
    { variables: { code } },
  );
  return body as {
    data: { getPaymentLink: Record<string, unknown> } | null;
    errors?: { extensions: { code: string } }[];
  };
}

const goToPay = (person: Person, code: string) => calls.goToPay(person, code, {}, 'CARD', 'payment-link');
async function pay(person: Person, code: string): Promise<string> {
  const { orderId, pageUrl } = await goToPay(person, code);
  await calls.act(pageUrl, { act: 'CARD', card: 'PAYS' });
  await untilMailIsOut(server);
  return orderId;
}
const refusalTo = async (person: Person, code: string) =>
  (await calls.look(person, code, null, 'payment-link')).data?.getCheckout.refusal;
const isSeated = async ({ id }: Person): Promise<boolean> => {
  const rows = await server.database.query<object[]>(
    `SELECT FROM live_course_members WHERE group_id = $1 AND user_id = $2 AND state <> 'WITHDRAWN'`,
    [group.id, id],
  );
  return rows.length > 0;
};
const over = (id: string) =>
  server.database.query(`UPDATE payment_links SET expires_at = now() - interval '1 second' WHERE id = $1`, [
    id,
  ]);

describe('a payment link', () => {
  test('[226, 229] is read by whoever has it, and paying by it at its own price enrols; staff see who paid', async () => {
    const { id, code } = await make({ seats: 2 });
    const page = await pageOf(code.toUpperCase());
    expect(page.data?.getPaymentLink).toMatchObject({
      priceMinor: 9_900,
      currency: 'USD',
      state: 'OPEN',
      seatsLeft: 2,
    });
    expect(page.data?.getPaymentLink['startsAt']).not.toBeNull();
    await server.http.post(`/payment-links/${code}/openings`).expect(200);
    const orderId = await pay(student, code);
    expect((await calls.detail(student, orderId)).data?.getOrder).toMatchObject({
      order: { status: 'SUCCEEDED', totalMinor: 9_900 },
      openUrl: `/lc-dashboard/${group.groupTag}`,
    });
    expect(await isSeated(student)).toBe(true);
    expect(await get(id)).toMatchObject({
      opened: 1,
      taken: 1,
      ordered: 1,
      paid: 1,
      state: 'OPEN',
      createdBy: 'Sila Tester',
    });
    const orders = await desk.rows<typeof paymentLinkOrdersTable>('paymentLinks.orders', { within: id });
    expect(orders).toMatchObject([{ buyerId: student.id, status: 'SUCCEEDED', total: { minor: 9_900 } }]);
    // Who has a seat by it buys no second one.
    expect(await refusalTo(student, code)).toBe(liveCourseErrors.IN_CLASS_ALREADY.message);
    expect((await pageOf('nobody-knows-it')).errors?.[0]?.extensions.code).toBe(
      paymentLinkErrors.NOT_FOUND.code,
    );
  });

  test('[227] of a price that no provider takes is not made: a currency with three digits ends in 0', async () => {
    expect(await desk.refused('paymentLinks.create', linkOf({ priceMinor: 12_345, currency: 'KWD' }))).toBe(
      commonErrors.INVALID_INPUT.code,
    );
    expect(await make({ priceMinor: 12_340, currency: 'KWD' })).toMatchObject({ priceMinor: 12_340 });
    expect(await make({ priceMinor: 12_345 })).toMatchObject({ priceMinor: 12_345 });
  });

  test('[226] of one place is paid by one of 30 who order at once; the others are told before', async () => {
    const { id, code } = await make({ seats: 1 });
    const buyers = await Promise.all(Array.from({ length: 30 }, () => buildPerson(server, young)));
    const { product, subjectId } =
      (await calls.look(student, code, null, 'payment-link')).data?.getCheckout ?? {};
    const made = await Promise.all(buyers.map((buyer) => calls.order(buyer, { product, subjectId })));
    expect(made.filter(({ data }) => data)).toHaveLength(1);
    const refused = new Set(
      made.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code)),
    );
    expect(refused).toEqual(new Set([paymentLinkErrors.FULL.code]));
    expect((await get(id)).taken).toBe(1);
    expect((await pageOf(code)).data?.getPaymentLink).toMatchObject({ state: 'FULL', seatsLeft: 0 });
  }, 60_000);

  test('[226] gives its place back with an order that is canceled, and with money that went back, once', async () => {
    const { id, code } = await make({ seats: 1 });
    const { orderId } = await goToPay(student, code);
    const other = await buildPerson(server, young);
    expect(await refusalTo(other, code)).toBe(paymentLinkErrors.FULL.message);
    await calls.cancel(student, orderId);
    await calls.cancel(student, orderId);
    expect((await get(id)).taken).toBe(0);
    const paid = await pay(other, code);
    expect(await isSeated(other)).toBe(true);
    const refund = { id: paid, amountMinor: 9_900, reason: 'They moved away.', clientKey: randomUUID() };
    await keeper.mutate<StaffOrder>('orders.refund', refund);
    await untilMailIsOut(server);
    expect(await isSeated(other)).toBe(false);
    expect(await get(id)).toMatchObject({ taken: 0, state: 'OPEN' });
    expect(await refusalTo(await buildPerson(server, young), code)).toBeNull();
  });

  test('[226] paid after its order was canceled is honoured while a place is left, and goes back when none is', async () => {
    const { id, code } = await make({ seats: 1 });
    const late = await goToPay(student, code);
    await calls.cancel(student, late.orderId);
    await calls.act(late.pageUrl, { act: 'CARD', card: 'PAYS' });
    await untilMailIsOut(server);
    expect(await isSeated(student)).toBe(true);
    expect((await get(id)).taken).toBe(1);
    const next = await make({ seats: 1 });
    const [first, second] = [await buildPerson(server, young), await buildPerson(server, young)];
    const lost = await goToPay(first, next.code);
    await calls.cancel(first, lost.orderId);
    await pay(second, next.code);
    await calls.act(lost.pageUrl, { act: 'CARD', card: 'PAYS' });
    await untilMailIsOut(server);
    const { data } = await calls.detail(first, lost.orderId);
    expect(data?.getOrder.order).toMatchObject({ status: 'CANCELED', refundedMinor: 9_900 });
    expect([await isSeated(first), (await get(next.id)).taken]).toEqual([false, 1]);
  });

  test('[226, 229] that expired or is deactivated says so, and nothing is ordered by it', async () => {
    const { id, code } = await make();
    const { product, subjectId } =
      (await calls.look(student, code, null, 'payment-link')).data?.getCheckout ?? {};
    expect(await disable(id)).toMatchObject([{ error: null }]);
    expect((await pageOf(code)).data?.getPaymentLink).toMatchObject({ state: 'DEACTIVATED' });
    expect(await refusalTo(student, code)).toBe(paymentLinkErrors.DEACTIVATED.message);
    const refused = await calls.order(student, { product, subjectId });
    expect(refused.errors?.[0]?.extensions.code).toBe(paymentLinkErrors.DEACTIVATED.code);
    await disable(id, false);
    await over(id);
    expect((await pageOf(code)).data?.getPaymentLink).toMatchObject({ state: 'EXPIRED' });
    expect(await refusalTo(student, code)).toBe(paymentLinkErrors.EXPIRED.message);
    expect((await get(id)).taken).toBe(0);
  });

  test('[226] of an amount with a name is paid, and delivers nothing', async () => {
    const { code } = await make({
      groupTag: '',
      title: 'Counselling, two hours',
      priceMinor: 24_000,
      code: 'counsel-ada',
    });
    expect(code).toBe('counsel-ada');
    const orderId = await pay(student, code);
    expect((await calls.detail(student, orderId)).data?.getOrder.order).toMatchObject({
      status: 'SUCCEEDED',
      totalMinor: 24_000,
      title: 'Counselling, two hours',
    });
  });

  test('[229] is found, changed and deactivated by staff who may, audited, and not over another’s change', async () => {
    const { id, code, revision } = await make({ seats: 3 });
    const [row] = await desk.rows<typeof paymentLinksTable>('paymentLinks.list', { search: code });
    expect(row).toMatchObject({ id, code, state: 'OPEN', price: { minor: 9_900, currency: 'USD' } });
    await goToPay(student, code);
    await goToPay(await buildPerson(server, young), code);
    const change = { id, revision, expiresAt: null, seats: 1, note: '' };
    expect(await desk.refused('paymentLinks.update', change)).toBe(paymentLinkErrors.BELOW_TAKEN.code);
    await desk.mutate('paymentLinks.update', { ...change, seats: 2 });
    expect(await desk.refused('paymentLinks.update', { ...change, seats: 9 })).toBe(
      paymentLinkErrors.CHANGED_MEANWHILE.code,
    );
    expect(await get(id)).toMatchObject({ seats: 2, state: 'FULL', note: '' });
    const actions = await server.database.query<{ action: string }[]>(
      'SELECT action FROM audit_entries WHERE target_id = $1 ORDER BY id',
      [id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['paymentLink.create', 'paymentLink.update']);
  });

  test('[229] is refused with what is wrong at its field, and to staff who may not make one', async () => {
    await make({ code: 'spring-fair' });
    const refused = (input: Partial<CreatePaymentLinkInput>) =>
      desk.refused('paymentLinks.create', linkOf(input));
    expect(await refused({ code: 'Spring-Fair' })).toBe(paymentLinkErrors.CODE_TAKEN.code);
    expect(await refused({ groupTag: 'NOBODY-1' })).toBe(paymentLinkErrors.CLASS_NOT_FOUND.code);
    const wrong = [{ priceMinor: 0 }, { title: 'Both' }, { groupTag: '' }, { seats: 0 }, { code: 'a b c' }];
    for (const input of [...wrong, { expiresAt: '2020-01-01T00:00:00.000Z' }])
      expect(await refused(input)).toBe(commonErrors.INVALID_INPUT.code);
    const teacher = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
    expect(await teacher.refusedQuery('paymentLinks.list')).toBe(commonErrors.FORBIDDEN.code);
  });
});
