import type { Call } from '../call.ts';
import { CallSource, sendAtRate } from '../cpu/load.ts';
import { percentile } from '../report/stats.ts';
import { figureLine } from '../report/units.ts';
import type { PlainRow } from '../row.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';

const perSecond = 200;
const seconds = 10;
const seats = 500;
const buyers = perSecond * seconds;
const course = 'BENCHSOLD';
const tag = `${course}-A`;

/** Every second of the made-up people is sixteen: nobody has to let them in. */
const buyerId = (n: number): string => userId(2 * n + 1);

const checkoutDocument = `query Checkout($userId: ID!) {
  getCheckout(userId: $userId, kind: "live-course-seat", name: "${tag}") { product subjectId }
}`;
const orderDocument = `mutation Order($userId: ID!, $input: CreateOrderInput!) {
  createOrder(userId: $userId, input: $input) { status }
}`;

/** Many who order the seats of one class within seconds: how long they wait, and whether exactly as many get one as there are. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const { id } = await world.account('student');
    const { pool } = await world.database();
    const { url } = await world.api();
    await pool.query(
      `INSERT INTO live_courses (tag, name, type, published_at, price_minor, currency) VALUES ($1, 'Bench', 'STANDARD', now(), 18000, 'USD')
       ON CONFLICT DO NOTHING`,
      [course],
    );
    await pool.query('DELETE FROM live_course_groups WHERE group_tag = $1', [tag]);
    const { rows: made } = await pool.query<{ id: string }>(
      `INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, takes_enrolments, seats)
       VALUES ($1, now() + interval '1 day', now() + interval '30 days', true, $2) RETURNING id`,
      [tag, seats],
    );
    const headers = await signInMany(pool, 2 * buyers, id);
    const ask = (n: number, query: string, variables: object): Call => ({
      method: 'POST',
      path: '/graphql',
      headers: { authorization: headers[2 * n + 1] ?? '' },
      body: JSON.stringify({ query, variables: { userId: buyerId(n), ...variables } }),
    });
    const look = ask(0, checkoutDocument, {});
    const answer = await fetch(new URL(look.path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...look.headers },
      ...(look.body !== undefined && { body: look.body }),
    });
    const { data } = (await answer.json()) as {
      data: { getCheckout: { product: string; subjectId: string } };
    };
    const source = new CallSource((n): Call =>
      ask(n % buyers, orderDocument, {
        input: { ...data.getCheckout, clientKey: crypto.randomUUID(), currency: 'USD', method: 'CARD' },
      }),
    );
    const waited = percentile(await sendAtRate(url, source, { perSecond, seconds }), 99);
    const { rows } = await pool.query<{ held: number }>(
      'SELECT count(*)::int AS held FROM live_sold_seats WHERE group_id = $1 AND held_until > now()',
      [made[0]?.id],
    );
    if (rows[0]?.held !== seats)
      throw new Error(`There are ${String(seats)} seats, and ${String(rows[0]?.held)} are held.`);
    return [
      figureLine(
        `order one of ${String(seats)} seats, ${String(perSecond)} a second, 99 of 100 within`,
        waited,
        250,
        (value) => `${value.toFixed(0)} ms`,
      ),
    ];
  },
};
