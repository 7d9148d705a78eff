import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type Call, sendOnce } from '../call.ts';
import { childrenTime, processTime, sampleDatabase, sampleProcess } from '../cpu/counter.ts';
import { ratioLine } from '../report/ratio-line.ts';
import { percentile } from '../report/stats.ts';
import { figureLine } from '../report/units.ts';
import type { PlainRow } from '../row.ts';
import { tokenSecret } from '../world/api.ts';
import type { ServerProcess } from '../world/child.ts';
import { startReference } from '../world/reference-process.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';
import type { World } from '../world/world.ts';

/** Checkouts of a round, so many at a time. */
const checkouts = 400;
const atOnce = 8;

/** The first warms up. */
const rounds = 4;
const wanted = 2.5;
const course = 'BENCHOUT';
const code = 'BENCH-CHECKOUT';

/** Every second of the made-up people is sixteen: nobody has to let them in. */
const buyerId = (n: number): string => userId(2 * n + 1);

const documents = {
  look: `query ($me: ID!, $name: String!) { getCheckout(userId: $me, kind: "live-course-seat", name: $name) {
    product subjectId title priceMinor currency methods refusal } }`,
  quote: `query ($me: ID!, $product: String!) { getPromoCodeQuote(userId: $me, code: "${code}", product: $product, currency: "USD", amountMinor: 18000) {
    code discountMinor totalMinor } }`,
  order: `mutation ($me: ID!, $input: CreateOrderInput!) { createOrder(userId: $me, input: $input) { id status totalMinor } }`,
  start: `mutation ($me: ID!, $orderId: ID!, $clientKey: ID!) {
    startPayment(userId: $me, orderId: $orderId, clientKey: $clientKey, method: CARD) { attemptId pageUrl } }`,
  detail: `query ($me: ID!, $orderId: ID!) { getOrder(userId: $me, orderId: $orderId) { order { id status totalMinor title } openUrl } }`,
  orders: 'query ($me: ID!) { getMyOrders(userId: $me) { items { id status totalMinor title } } }',
} as const;

/** What the bare server does for each of the seven requests; the report books, delivers and tells in the same statement. */
const bare = {
  look: `SELECT c.name, c.price_minor, c.currency, g.id, g.seats - (SELECT count(*) FROM live_course_members m WHERE m.group_id = g.id) AS free
    FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag WHERE g.group_tag = $1 AND $2::uuid IS NOT NULL`,
  quote: `SELECT c.code, (c.percent_off * 180)::int AS "discountMinor" FROM promo_codes c WHERE c.code = $1 AND c.disabled_at IS NULL AND $2::uuid IS NOT NULL`,
  order: `WITH code AS (
      UPDATE promo_codes SET uses_cnt = uses_cnt + 1 WHERE code = '${code}' RETURNING id, code
    ), made AS (
      INSERT INTO orders (buyer_id, beneficiary_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor, status, method,
        title, sellable, subject_id, promo_code_id, promo_code, expires_at)
      SELECT $2, $2, gen_random_uuid(), p.key, 'USD', 18000, 3600, 14400, 'PENDING', 'CARD', g.group_tag, 'live-course-seat', g.id, code.id, code.code,
        now() + interval '15 minutes'
      FROM code, live_course_groups g JOIN live_courses c ON c.tag = g.course_tag JOIN products p ON p.key = 'live-course-' || c.id WHERE g.group_tag = $1
      RETURNING id, subject_id, buyer_id
    ), used AS (
      INSERT INTO promo_code_redemptions (promo_code_id, user_id, order_id, discount_minor, currency) SELECT code.id, $2, made.id, 3600, 'USD' FROM code, made
    ), held AS (
      INSERT INTO live_sold_seats (order_id, group_id, user_id, held_until) SELECT id, subject_id, buyer_id, now() + interval '15 minutes' FROM made
    ) SELECT id FROM made`,
  start: `INSERT INTO payment_attempts (order_id, client_key, provider, method, amount_minor, currency, provider_ref)
    SELECT id, gen_random_uuid(), 'bare', method, total_minor, currency, id::text FROM orders WHERE id = $1 AND buyer_id = $2 RETURNING id`,
  report: `WITH kept AS (
      INSERT INTO provider_reports (provider, event_id, attempt_id, body, report, handled_at)
      SELECT 'bare', gen_random_uuid()::text, id, '', '{}', now() FROM payment_attempts WHERE order_id = $1
    ), attempt AS (
      UPDATE payment_attempts SET state = 'PAID', received_minor = amount_minor, received_currency = currency, settled_at = now() WHERE order_id = $1
    ), paid AS (
      UPDATE orders SET status = 'SUCCEEDED', paid_at = now() WHERE id = $1 AND buyer_id = $2 RETURNING id, buyer_id, subject_id, total_minor
    ), booked AS (
      INSERT INTO ledger_transactions (order_id, cause) SELECT id, 'bare ' || id FROM paid RETURNING id
    ), entries AS (
      INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
      SELECT id, account, 'USD', amount FROM booked, (VALUES ('PROVIDER', 13983), ('FEE', 417), ('DISCOUNT', 3600), ('REVENUE', -18000)) AS e (account, amount)
    ), delivered AS (
      UPDATE live_sold_seats SET held_until = NULL, delivered_at = now() WHERE order_id = $1
    ), seated AS (
      INSERT INTO live_course_members (group_id, user_id, role) SELECT subject_id, buyer_id, 'STUDENT' FROM paid
    ), numbered AS (
      INSERT INTO payment_receipt_numbers AS n (kind, year, last) VALUES ('RECEIPT', 1999, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = n.last + 1 RETURNING n.year, n.last
    ), receipt AS (
      INSERT INTO payment_receipts (kind, year, number, order_id, amount_minor) SELECT 'RECEIPT', year, last, $1, 14400 FROM numbered
    ) INSERT INTO notifications (user_id, type, kind, data) SELECT buyer_id, 'PAYMENT_RECEIVED', 'PAYMENT_RECEIVED', '{}' FROM paid`,
  detail: 'SELECT id, status, total_minor, title FROM orders WHERE id = $1 AND buyer_id = $2',
  orders:
    'SELECT id, status, total_minor, title FROM orders WHERE buyer_id = $2 AND $1::text IS NOT NULL ORDER BY id DESC LIMIT 21',
} as const;

type Step = keyof typeof bare;

/** Somebody who buys a seat, by requests one after the other. @returns how long the report of the provider was waited for, in ms */
type Checkout = (n: number, tag: string) => Promise<number>;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'lyceum:payments.sandbox', 32));

/** That a payment is paid, as the sandbox reports it. */
function paidReport(ref: string, attemptId: string): Call {
  const payment = { ref, key: attemptId };
  const body = JSON.stringify({
    id: randomUUID(),
    type: 'payment.paid',
    payment,
    amount: 14_400,
    currency: 'USD',
    fee: 417,
  });
  const seconds = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'lyceum-sandbox-signature': `t=${seconds},v1=${signature}` };
  return { method: 'POST', path: '/webhooks/payments/sandbox', headers, body };
}

interface Answers {
  readonly getCheckout: { readonly product: string; readonly subjectId: string };
  readonly createOrder: { readonly id: string };
  readonly startPayment: { readonly attemptId: string; readonly pageUrl: string };
}

const ours =
  (url: string, headers: readonly string[]): Checkout =>
  async (n, name) => {
    const ask = async (query: string, variables: object): Promise<Answers> => {
      const body = JSON.stringify({ query, variables: { me: buyerId(n), ...variables } });
      const authorization = headers[2 * n + 1] ?? '';
      const answer = await sendOnce(url, {
        method: 'POST',
        path: '/graphql',
        headers: { authorization },
        body,
      });
      const { data, errors } = answer as { readonly data: Answers; readonly errors?: unknown };
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    };
    const { product, subjectId } = (await ask(documents.look, { name })).getCheckout;
    await ask(documents.quote, { product });
    const input = { clientKey: randomUUID(), product, subjectId, currency: 'USD', method: 'CARD', code };
    const { id: orderId } = (await ask(documents.order, { input })).createOrder;
    const begun = (await ask(documents.start, { orderId, clientKey: randomUUID() })).startPayment;
    const report = paidReport(begun.pageUrl.split('/').at(-1) ?? '', begun.attemptId);
    const waited = await timed(() => sendOnce(url, report));
    await ask(documents.detail, { orderId });
    await ask(documents.orders, {});
    return waited;
  };

const theirs =
  (url: string): Checkout =>
  async (n, name) => {
    const ask = async (step: Step, first: string): Promise<string> => {
      const body = JSON.stringify([first, buyerId(n)]);
      const rows = (await sendOnce(url, { method: 'POST', path: `/${step}`, body })) as { id?: string }[];
      return rows[0]?.id ?? '';
    };
    await ask('look', name);
    await ask('quote', code);
    const orderId = await ask('order', name);
    await ask('start', orderId);
    const waited = await timed(() => ask('report', orderId));
    await ask('detail', orderId);
    await ask('orders', orderId);
    return waited;
  };

/** A class of its own for each round: nobody buys a second seat of a course that goes on. */
async function newClass(pool: Pool, round: string): Promise<string> {
  const name = `${course}${round}`;
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO live_courses (tag, name, type, published_at, price_minor, currency) VALUES ($1, 'Bench', 'STANDARD', now(), 18000, 'USD')
     ON CONFLICT (tag) DO UPDATE SET price_minor = 18000 RETURNING id`,
    [name],
  );
  const tag = `${name}-A`;
  await pool.query('DELETE FROM live_course_groups WHERE group_tag = $1', [tag]);
  await pool.query(
    `INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, takes_enrolments, seats)
     VALUES ($1, now() + interval '1 day', now() + interval '30 days', true, 10000)`,
    [tag],
  );
  await pool.query(
    `INSERT INTO products (key, name, price_minor, currency, sellable) VALUES ('live-course-' || $1, 'Bench', 18000, 'USD', 'live-course-seat')
     ON CONFLICT DO NOTHING`,
    [rows[0]?.id],
  );
  return tag;
}

interface Round {
  /** CPU of what answers the requests, and of that with the worker and the database, in ms a checkout. */
  readonly server: number;
  readonly together: number;
  readonly waits: readonly number[];
}

interface Side {
  readonly name: string;
  readonly checkout: Checkout;
  readonly server: ServerProcess;
  readonly worker?: ServerProcess;
}

async function oneRound(world: World, { name, checkout, server, worker }: Side, n: number): Promise<Round> {
  const database = await world.database();
  const tag = await newClass(database.pool, `${name}${String(n)}`);
  const pids = [server.pid, ...(worker ? [worker.pid] : [])];
  const before = pids.map(sampleProcess);
  const beforeDatabase = sampleDatabase(database.postmaster);
  const waits: number[] = [];
  let next = 0;
  const buyer = async (): Promise<void> => {
    while (next < checkouts) waits.push(await checkout(next++, tag));
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  await database.untilJobsAreDone();
  const each = (nanoseconds: number): number => nanoseconds / 1e6 / checkouts;
  const [own = 0, jobs = 0] = pids.map((pid, index) => {
    const sample = before[index];
    return sample ? each(processTime(sample, sampleProcess(pid))) : 0;
  });
  const stored = each(childrenTime(beforeDatabase, sampleDatabase(database.postmaster)));
  return { server: own, together: own + jobs + stored, waits };
}

/** What it costs to sell a seat: looked at, quoted, ordered with a code, paid, reported, delivered, and looked at again. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const { id } = await world.account('admin');
    const { pool, url: databaseUrl } = await world.database();
    await pool.query(
      `INSERT INTO promo_codes (code, name, kind, percent_off, owner_id) VALUES ($1, 'Bench', 'PERCENT', 20, $2) ON CONFLICT DO NOTHING`,
      [code, id],
    );
    const headers = await signInMany(pool, 2 * checkouts, id);
    const api = await world.api();
    const worker = await world.startWorker();
    const log = world.logFile('checkout');
    const bareServer = await startReference({ row: 'checkout', databaseUrl, apiUrl: api.url, log });
    const sides: readonly [Side, Side] = [
      { name: 'O', checkout: ours(api.url, headers), server: api, worker },
      { name: 'B', checkout: theirs(bareServer.url), server: bareServer },
    ];
    try {
      const measured: [Round[], Round[]] = [[], []];
      for (let n = 0; n < rounds; n += 1)
        for (const [index, side] of sides.entries()) {
          const spent = await oneRound(world, side, n);
          if (n > 0) measured[index]?.push(spent);
        }
      const [own, other] = measured;
      const of = (series: readonly Round[], what: 'server' | 'together') =>
        series.map((spent) => spent[what]);
      const waited = percentile(
        own.flatMap(({ waits }) => waits),
        99,
      );
      return [
        ratioLine('a whole checkout, seven requests', of(own, 'server'), of(other, 'server'), wanted),
        ratioLine(
          '  … with its receipt and notices, worker, database',
          of(own, 'together'),
          of(other, 'together'),
        ),
        figureLine(
          '  … a report of the provider, 99 of 100 within',
          waited,
          100,
          (value) => `${value.toFixed(0)} ms`,
        ),
      ];
    } finally {
      for (const started of [bareServer, worker]) await started.stop();
    }
  },

  reference:
    (database) =>
    async ({ path, body }) => {
      const step = path.slice(1) as Step;
      const { rows } = await database.query({
        name: step,
        text: bare[step],
        values: JSON.parse(body) as string[],
      });
      return JSON.stringify(rows);
    },
};
