import { measureFirstLoads } from '../../vite/budget.ts';
import { figureLine, inKilobytes } from '../report/units.ts';
import type { Line, PlainRow } from '../row.ts';
import { root } from '../world/build.ts';

/** The pages and their goals are those of `npm run budget`. */
export const row: PlainRow = {
  section: 'web',

  measure(world) {
    world.requireFrontEnds();
    const lines = measureFirstLoads(root).map(({ page, gzipBytes, limitBytes }): Line => {
      const what = `first-load JavaScript of ${page}, gzip`;
      if (limitBytes === null) return { what, ours: inKilobytes(gzipBytes) };
      return figureLine(what, gzipBytes, limitBytes, inKilobytes);
    });
    return Promise.resolve(lines);
  },
};
