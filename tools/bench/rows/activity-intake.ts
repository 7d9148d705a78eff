import autocannon from 'autocannon';
import { processTime, sampleProcess } from '../cpu/counter.ts';
import { median } from '../report/stats.ts';
import { figureLine } from '../report/units.ts';
import type { Line, PlainRow } from '../row.ts';
import { signInMany } from '../world/signed-in.ts';
import type { World } from '../world/world.ts';

/** What browsers report in a second: so many calls of so many actions. */
const intake = { calls: 100, actions: 20 } as const;

/** Seconds of one round, and rounds with and without the intake. */
const round = { seconds: 5, times: 5 } as const;

const readers = 8;

const times = (value: number): string => `${value.toFixed(2)} ×`;

/** Reads at full speed on one process, alone and beside 2,000 reported actions a second. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const bench = await Bench.prepare(world);
    await bench.reads();
    await bench.intake();
    const ratios: number[] = [];
    const shares: number[] = [];
    const before = await bench.kept();
    for (let number = 0; number < round.times; number++) {
      const alone = await bench.reads();
      const [beside] = await Promise.all([bench.reads(), bench.intake()]);
      ratios.push(alone / beside);
      const started = sampleProcess(bench.pid);
      await bench.intake();
      shares.push(processTime(started, sampleProcess(bench.pid)) / 1e9 / round.seconds);
    }
    const perSecond = ((await bench.kept()) - before) / (2 * round.times * round.seconds);
    return lines(ratios, perSecond, median(shares));
  },
};

function lines(ratios: readonly number[], perSecond: number, busy: number): Line[] {
  return [
    figureLine('reads beside 2,000 reported actions/s, against alone', median(ratios), 1.1, times),
    { what: '  … actions kept', ours: `${perSecond.toFixed(0)}/s`, goal: '≥ 2,000/s' },
    // What it takes of the one core a process has; on a busy machine this says more than the clock.
    figureLine('  … share of a core the intake takes', busy, 0.1, (share) => share.toFixed(3)),
  ];
}

class Bench {
  private readonly world: World;
  private readonly url: string;
  readonly pid: number;
  private readonly reader: Record<string, string>;
  private readonly reporters: readonly string[];
  private next = 0;

  private constructor(
    world: World,
    server: { url: string; pid: number },
    reader: Record<string, string>,
    reporters: string[],
  ) {
    this.world = world;
    this.url = server.url;
    this.pid = server.pid;
    this.reader = reader;
    this.reporters = reporters;
  }

  static async prepare(world: World): Promise<Bench> {
    const { id, headers } = await world.account('student');
    const { pool } = await world.database();
    return new Bench(world, await world.api(), { ...headers }, await signInMany(pool, 1_000, id));
  }

  /** Reads a second, as many as the process answers. */
  async reads(): Promise<number> {
    const body = JSON.stringify({ query: '{ me { id firstName lastName email } }' });
    const headers = { 'content-type': 'application/json', ...this.reader };
    const result = await autocannon({
      url: `${this.url}/graphql`,
      connections: readers,
      duration: round.seconds,
      method: 'POST',
      headers,
      body,
    });
    return successful(result).requests.average;
  }

  /** Reports for one round. */
  async intake(): Promise<void> {
    const actions = Array.from({ length: intake.actions }, (_, index) => ({
      actionType: 'PAGE_VIEW',
      path: '/thread/$threadId',
      duration: 2_000 + index * 100,
    }));
    const body = JSON.stringify(actions);
    const result = await autocannon({
      url: this.url,
      connections: 10,
      overallRate: intake.calls,
      duration: round.seconds,
      requests: [
        {
          method: 'POST',
          path: '/user-actions',
          body,
          setupRequest: (request) => ({
            ...request,
            headers: {
              'content-type': 'application/json',
              authorization: this.reporters[this.next++ % this.reporters.length] ?? '',
            },
          }),
        },
      ],
    });
    successful(result);
  }

  async kept(): Promise<number> {
    const { pool } = await this.world.database();
    const { rows } = await pool.query<{ amount: number }>(
      'SELECT count(*)::integer AS amount FROM user_actions',
    );
    return rows[0]?.amount ?? 0;
  }
}

function successful(result: autocannon.Result): autocannon.Result {
  const bad = result.errors + result.non2xx;
  if (bad > 0) throw new Error(`${String(bad)} of the requests failed.`);
  return result;
}
