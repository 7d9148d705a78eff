import type { CpuRow } from '../row.ts';

/** The floor of the framework: an answer that needs nothing. */
export const row: CpuRow = {
  section: 'cpu',
  prepare: () =>
    Promise.resolve([{ title: '/health/live, the floor of the framework', ours: { path: '/health/live' } }]),
  reference: () => () => JSON.stringify({ status: 'ok' }),
};
