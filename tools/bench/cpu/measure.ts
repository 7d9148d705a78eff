import type { CpuRow, Line } from '../row.ts';
import type { ServerProcess } from '../world/child.ts';
import { startReference } from '../world/reference-process.ts';
import type { World } from '../world/world.ts';
import { type Contestant, runContest, type Series } from './contest.ts';
import { linesOf } from './lines.ts';
import { CallSource } from './load.ts';
import { assertSameAnswers } from './same-answers.ts';

const nothing: Series = { server: [], worker: [], database: [] };

/** A row with what it is measured in. */
interface Measuring {
  readonly name: string;
  readonly row: CpuRow;
  readonly world: World;
  /** No further round begins after it, in ms of `performance.now()`. */
  readonly until: number;
}

/** Measures a row of CPU figures: our server, with a worker where it sets work going, against a bare one of its own process. */
export async function measureCpu(measuring: Measuring): Promise<Line[]> {
  const { row, world } = measuring;
  if (!row.hasJobs) return measureBeside(measuring);
  await (await world.database()).forgetJobs();
  const worker = await world.startWorker();
  try {
    return await measureBeside(measuring, worker);
  } finally {
    await worker.stop();
  }
}

async function measureBeside(measuring: Measuring, worker?: ServerProcess): Promise<Line[]> {
  const { name, row, world, until } = measuring;
  const [database, api] = [await world.database(), await world.api()];
  const cases = await row.prepare(world);
  const settle = worker ? database.untilJobsAreDone : (): Promise<void> => Promise.resolve();
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
      ours: {
        url: api.url,
        pid: api.pid,
        calls: new CallSource(measured.ours),
        ...(worker && { workerPid: worker.pid }),
      },
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
    const series = await runContest(contestants, { rounds, requests, until, postmaster, settle });
    return linesOf(
      pairs.map(({ measured }, index) => ({
        measured,
        ours: series[2 * index] ?? nothing,
        reference: series[2 * index + 1] ?? nothing,
      })),
    );
  } finally {
    await bare.stop();
  }
}
