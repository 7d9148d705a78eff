import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { FakePaypal, FakeStripe } from '@lyceum/payments/testing/fakes';
import { Client, Pool } from 'pg';
import Stripe from 'stripe';
import { MortalServer, type SignedIn } from './testing/mortal-server.ts';

const stripeSecret = 'whsec_of_a_test';
const priceMinor = 18_000;
const paypal = new FakePaypal();
const stripe = new FakeStripe();

let postgres: EmbeddedPostgres;
let server: MortalServer;
let database: Pool;
/** Holds what the server waits for. */
let lock: Client;
let student: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  await postgres.createDatabase('lyceum');
  server = new MortalServer({
    DATABASE_URL: postgres.url('lyceum'),
    PORT: '0',
    HOST: '127.0.0.1',
    REDIS_URL: '',
    JWT_SECRET: 'a secret that only this test knows, long enough',
    STAFF_SECOND_FACTOR: 'optional',
    LOG_LEVEL: 'silent',
    FRONT_END_DIR: '',
    PAYMENT_SANDBOX: 'false',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_API_URL: await stripe.start(),
    PAYPAL_CLIENT_ID: 'client-of-a-test',
    PAYPAL_SECRET: 'secret-of-a-test',
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_API_URL: await paypal.start(),
  });
  await server.start({ DEMO_DATA: 'true' });
  const connection = { connectionString: postgres.url('lyceum'), application_name: 'test' };
  database = new Pool(connection);
  // A connection that is about to close may still be told that PostgreSQL stops.
  database.on('error', () => undefined);
  lock = new Client(connection);
  await lock.connect();
  student = await server.signIn('student@lyceum.example');
  staff = await server.signIn('admin@lyceum.example');
}, 180_000);

afterAll(async () => {
  await server.stop();
  await Promise.all([database.end(), lock.end()]);
  await Promise.all([postgres.stop(), paypal.stop(), stripe.stop()]);
});

type Way = 'CARD' | 'PAYPAL';

/** One seat on its way from being ordered to being given back. */
interface Sale {
  readonly way: Way;
  readonly groupId: string;
  readonly orderId: string;
  /** Of the buyer's click and of staff's: who hears nothing clicks again. */
  readonly clientKey: string;
}

/** Where the server is at it when it is killed: the provider has done it and does not answer. */
const heldCalls = {
  start: /\/checkout\/(orders|sessions)$/,
  capture: /\/capture$/,
  refund: /\/refunds?$/,
} as const;

/** The same within a transaction, which waits for this lock. */
const heldLocks = {
  report: () => 'LOCK TABLE provider_reports IN SHARE MODE',
  settlement: (orderId: string) => `SELECT FROM orders WHERE id = '${orderId}' FOR UPDATE`,
  receipt: () => 'LOCK TABLE payment_receipt_numbers IN EXCLUSIVE MODE',
  creditNote: () => 'LOCK TABLE payment_receipt_numbers IN EXCLUSIVE MODE',
} as const;

type Step = keyof typeof heldCalls | keyof typeof heldLocks;

const fakeOf = (way: Way): FakePaypal | FakeStripe => (way === 'CARD' ? stripe : paypal);

async function rowsOf<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.query<Row>(text, values)).rows;
}

/** Asks until the database says so. */
async function until(text: string, ...values: unknown[]): Promise<void> {
  while ((await rowsOf(text, ...values)).length === 0);
}

/** @returns a wait until the server is held at the step */
async function hold(step: Step, { way, orderId }: Sale): Promise<() => Promise<void>> {
  if (step in heldCalls) {
    const reached = fakeOf(way).holdAnswers(heldCalls[step as keyof typeof heldCalls]);
    return () => reached;
  }
  await lock.query('BEGIN');
  await lock.query(heldLocks[step as keyof typeof heldLocks](orderId));
  const { rows } = await lock.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return () => until('SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', rows[0]?.pid);
}

async function killAndStart(): Promise<void> {
  await server.kill();
  paypal.answerAgain();
  stripe.answerAgain();
  await lock.query('ROLLBACK');
  // PostgreSQL notices the end of a connection by itself.
  await until(
    `SELECT WHERE NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = 'lyceum' AND application_name <> 'test')`,
  );
  // What a killed process was at is handed out again after two minutes.
  await database.query('UPDATE event_deliveries SET next_try_at = now() WHERE handled_at IS NULL');
  await server.start();
}

/** Does something; the server is killed once it is at the step, and who got no answer does it again. */
async function killedAt(step: Step, sale: Sale, act: () => Promise<unknown>): Promise<void> {
  const reached = await hold(step, sale);
  const cutOff = act().catch((error: unknown) => {
    // The connection is gone.
    if ((error as Error).name !== 'TypeError') throw error;
  });
  await Promise.race([reached(), cutOff.then(reached)]);
  await killAndStart();
  await cutOff;
  await act();
}

/** Orders the only seat of a class. */
async function order(way: Way): Promise<Sale> {
  const course = `KILL${randomUUID().slice(0, 8).toUpperCase()}`;
  await database.query(
    `INSERT INTO live_courses (tag, name, type, published_at, price_minor, currency) VALUES ($1, 'A class', 'STANDARD', now(), $2, 'USD')`,
    [course, priceMinor],
  );
  const [group] = await rowsOf<{ id: string }>(
    `INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, takes_enrolments, seats)
     VALUES ($1, now() + interval '1 day', now() + interval '30 days', true, 1) RETURNING id`,
    `${course}-A`,
  );
  const { getCheckout } = await server.ask<{ getCheckout: object }>(
    student,
    `query ($me: ID!, $name: String!) { getCheckout(userId: $me, kind: "live-course-seat", name: $name) { product subjectId } }`,
    { me: student.id, name: `${course}-A` },
  );
  const input = { ...getCheckout, clientKey: randomUUID(), currency: 'USD', method: way };
  const { createOrder } = await server.ask<{ createOrder: { id: string } }>(
    student,
    'mutation ($me: ID!, $input: CreateOrderInput!) { createOrder(userId: $me, input: $input) { id } }',
    { me: student.id, input },
  );
  return { way, groupId: group?.id ?? '', orderId: createOrder.id, clientKey: randomUUID() };
}

const start = ({ way, orderId, clientKey }: Sale): Promise<unknown> =>
  server.ask(
    student,
    `mutation ($me: ID!, $orderId: ID!, $clientKey: ID!, $method: PaymentMethod!) {
      startPayment(userId: $me, orderId: $orderId, clientKey: $clientKey, method: $method) { attemptId pageUrl } }`,
    { me: student.id, orderId, clientKey, method: way },
  );

const giveBack = async ({ orderId: id, clientKey }: Sale): Promise<void> => {
  const input = { id, clientKey, amountMinor: priceMinor, reason: 'They moved away.' };
  const { status } = await server.post('/trpc/orders.refund', input, { authorization: staff.authorization });
  expect(status).toBe(200);
};

/** What the provider calls the only try to pay the order. */
async function attemptOf({ orderId }: Sale): Promise<{ id: string; ref: string }> {
  const rows = await rowsOf<{ id: string; ref: string }>(
    'SELECT id, provider_ref AS ref FROM payment_attempts WHERE order_id = $1',
    orderId,
  );
  expect(rows).toEqual([{ id: expect.any(String), ref: expect.any(String) }]);
  return rows[0]!;
}

/** Reports as Stripe or PayPal does, again and again until it is taken. */
async function report(way: Way, event: object): Promise<void> {
  const text = JSON.stringify(event);
  const { body, headers } =
    way === 'PAYPAL'
      ? paypal.signed(event)
      : {
          body: text,
          headers: {
            'stripe-signature': new Stripe('sk_test_of_nobody').webhooks.generateTestHeaderString({
              payload: text,
              secret: stripeSecret,
            }),
          },
        };
  const { status } = await server.post(
    `/webhooks/payments/${way === 'CARD' ? 'stripe' : 'paypal'}`,
    body.toString(),
    headers,
  );
  expect(status).toBe(200);
}

async function agree(sale: Sale): Promise<void> {
  const { id, ref } = await attemptOf(sale);
  const resource = { id: ref, purchase_units: [{ custom_id: id }] };
  await report('PAYPAL', { id: `agreed ${ref}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource });
}

async function pay(sale: Sale): Promise<void> {
  const { id, ref } = await attemptOf(sale);
  const amount = { value: '180.00', currency_code: 'USD' };
  const resource = { id: `CA-${ref}`, custom_id: id, amount };
  const paid = { payment_intent: `pi_${ref}`, currency: 'usd', metadata: { attemptId: id } };
  const session = { ...paid, id: ref, amount_total: priceMinor, payment_status: 'paid' };
  await report(
    sale.way,
    sale.way === 'PAYPAL'
      ? { id: `paid ${ref}`, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource }
      : { id: `paid ${ref}`, type: 'checkout.session.completed', data: { object: session } },
  );
}

/** What is left of a sale once all is done, of each thing how many. */
async function leftOf({ orderId, groupId }: Sale): Promise<object | undefined> {
  const [row] = await rowsOf<object>(
    `SELECT o.status,
       (SELECT array_agg(a.state || ' ' || a.received_minor || ' ' || a.refunded_minor) FROM payment_attempts a WHERE a.order_id = o.id) AS attempts,
       (SELECT array_agg(c.to_status ORDER BY c.id) FROM order_changes c WHERE c.order_id = o.id) AS changes,
       (SELECT array_agg(r.state || ' ' || r.amount_minor) FROM order_refunds r WHERE r.order_id = o.id) AS refunds,
       (SELECT array_agg(p.kind ORDER BY p.kind) FROM payment_receipts p WHERE p.order_id = o.id) AS receipts,
       (SELECT array_agg(m.state) FROM live_course_members m WHERE m.group_id = $2) AS seats,
       (SELECT json_object_agg(account, amount) FROM (
          SELECT e.account, sum(e.amount_minor) AS amount FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
          WHERE t.order_id = o.id GROUP BY e.account) booked) AS booked
     FROM orders o WHERE o.id = $1`,
    orderId,
    groupId,
  );
  return row;
}

const isPaid = `SELECT FROM orders WHERE id = $1 AND status = 'SUCCEEDED'`;
const isGivenBack = `SELECT FROM order_refunds WHERE order_id = $1 AND state = 'REFUNDED'`;
const isCaptured = `SELECT FROM event_deliveries d JOIN outbox_events e ON e.id = d.event_id
  JOIN payment_attempts a ON a.id::text = e.payload ->> 'attemptId'
  WHERE a.order_id = $1 AND d.subscriber = 'payments.capture' AND d.handled_at IS NOT NULL`;

/** From the order to the money's way back, with the server killed at one step. */
async function sell(way: Way, killed: Step): Promise<Sale> {
  const sale = await order(way);
  const at = (steps: readonly Step[], act: () => Promise<unknown>): Promise<unknown> =>
    steps.includes(killed) ? killedAt(killed, sale, act) : act();
  await at(['start'], () => start(sale));
  if (way === 'PAYPAL') {
    await at(['capture'], () => agree(sale));
    await until(isCaptured, sale.orderId);
  }
  await at(['report', 'settlement', 'receipt'], () => pay(sale));
  await until(isPaid, sale.orderId);
  expect(await leftOf(sale)).toMatchObject({ receipts: ['RECEIPT'], seats: ['ENROLLED'], refunds: null });
  await at(['refund', 'creditNote'], () => giveBack(sale));
  await until(isGivenBack, sale.orderId);
  return sale;
}

const cases: [Step, Way][] = [
  ['start', 'CARD'],
  ['start', 'PAYPAL'],
  ['capture', 'PAYPAL'],
  ['report', 'CARD'],
  ['settlement', 'CARD'],
  ['receipt', 'PAYPAL'],
  ['refund', 'CARD'],
  ['refund', 'PAYPAL'],
  ['creditNote', 'CARD'],
];

it.each(cases)(
  '[223, 224] kill -9 at %s by %s: paid once, given back once, nothing lost',
  async (step, way) => {
    const before = fakeOf(way).calls.length;
    const sale = await sell(way, step);
    expect(await leftOf(sale)).toEqual({
      status: 'SUCCEEDED',
      attempts: ['PAID 18000 18000'],
      changes: ['PENDING', 'SUCCEEDED'],
      refunds: ['REFUNDED 18000'],
      receipts: ['CREDIT_NOTE', 'RECEIPT'],
      seats: ['WITHDRAWN'],
      booked: { PROVIDER: 0, REVENUE: -priceMinor, REFUND: priceMinor },
    });
    // What was asked twice was asked under one key, by which the provider does it once.
    for (const [name, path] of Object.entries(heldCalls)) {
      const keys = fakeOf(way)
        .calls.slice(before)
        .filter((call) => path.test(call.path))
        .map(({ key }) => key);
      expect(new Set(keys).size).toBe(name === 'capture' && way === 'CARD' ? 0 : 1);
      if (name === step) expect(keys).toHaveLength(2);
    }
  },
  60_000,
);
