import { cpus, loadavg } from 'node:os';
import type { World } from '../world/world.ts';

/** What the figures were measured on, and what they mean. */
export async function describeMachine(world: World): Promise<string> {
  const [first] = cpus();
  const facts = [
    `${String(cpus().length)} cores (${first?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1) ?? '?'}`,
    `Node ${process.version}`,
    ...(world.hasDatabase ? [`PostgreSQL ${(await world.database()).version}`] : []),
    new Date().toISOString().slice(0, 10),
  ];
  const { rounds, requests } = world.options;
  return [
    facts.join(' · '),
    `CPU rows: seconds of the server process per 1,000 requests, medians of up to ${String(rounds)} rounds of ` +
      `${String(requests)} requests in turns; ratio (lowest–highest round);`,
    'database: its CPU under ours / under the bare server. noise: a ratio within 1.3 × of 1.',
  ].join('\n');
}
