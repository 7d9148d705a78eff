import type { CpuRow } from '../row.ts';

/** Of a new site: with a picture, a table of posts beside it and some thousand words of data. */
const path = '/blog/reading-slowly-on-purpose';

export const row: CpuRow = {
  section: 'cpu',
  referenceType: 'text/html; charset=utf-8',

  prepare(world) {
    world.requireFrontEnds();
    return Promise.resolve([
      { title: 'a published article, drawn by the server', ours: { path }, goals: { timesReference: 2 } },
    ]);
  },

  /** The very page, out of memory. */
  async reference(_database, apiUrl) {
    const response = await fetch(new URL(path, apiUrl));
    const page = Buffer.from(await response.arrayBuffer());
    return () => page;
  },
};
