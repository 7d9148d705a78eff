import type { CpuRow } from '../row.ts';

export const row: CpuRow = {
  section: 'cpu',
  referenceType: 'text/html; charset=utf-8',

  prepare(world) {
    world.requireFrontEnds();
    return Promise.resolve([{ title: 'index page of the web app', ours: { path: '/' } }]);
  },

  /** The very page, out of memory. */
  async reference(_database, apiUrl) {
    const response = await fetch(apiUrl);
    const page = Buffer.from(await response.arrayBuffer());
    return () => page;
  },
};
