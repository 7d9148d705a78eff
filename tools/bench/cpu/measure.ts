import type { CpuRow, Line } from '../row.ts';
import { startReference } from '../world/reference-process.ts';
import type { World } from '../world/world.ts';
import { type Contestant, runContest } from './contest.ts';
import { linesOf } from './lines.ts';
import { CallSource } from './load.ts';
import { assertSameAnswers } from './same-answers.ts';

/**
 * Measures a row of CPU figures: our server against a bare one of its own process.
 * @param until no further round begins after it, in ms of `performance.now()`
 */
export async function measureCpu(name: string, row: CpuRow, world: World, until: number): Promise<Line[]> {
  const [database, api] = [await world.database(), await world.api()];
  const cases = await row.prepare(world);
  await database.tidy();
  const bare = await startReference({
    row: name,
    databaseUrl: database.url,
    apiUrl: api.url,
    log: world.logFile(name),
  });
  try {
    const pairs = cases.map((measured) => ({
      measured,
      ours: { url: api.url, pid: api.pid, calls: new CallSource(measured.ours) },
      reference: {
        url: bare.url,
        pid: bare.pid,
        calls: new CallSource(measured.reference ?? measured.ours),
      },
    }));
    for (const { measured, ours, reference } of pairs) await assertSameAnswers(measured, ours, reference);
    const contestants: Contestant[] = pairs.flatMap(({ ours, reference }) => [ours, reference]);
    const { rounds, requests } = world.options;
    const { postmaster } = database;
    const series = await runContest(contestants, { rounds, requests, until, postmaster });
    return linesOf(
      pairs.map(({ measured }, index) => ({
        measured,
        ours: series[2 * index] ?? { server: [], database: [] },
        reference: series[2 * index + 1] ?? { server: [], database: [] },
      })),
    );
  } finally {
    await bare.stop();
  }
}
