import { measureFirstLoads } from '../../vite/budget.ts';
import { figureLine, inKilobytes } from '../report/units.ts';
import type { Line, PlainRow } from '../row.ts';
import { root } from '../world/build.ts';

/** The pages and their goals are those of `npm run budget`. */
export const row: PlainRow = {
  section: 'web',

  measure(world) {
    world.requireFrontEnds();
    const lines = measureFirstLoads(root).map(({ page, files, gzipBytes, goal }): Line =>
      figureLine(
        `first-load JavaScript of ${page}, gzip, ${String(files)} files`,
        gzipBytes,
        goal.gzipBytes,
        inKilobytes,
      ),
    );
    return Promise.resolve(lines);
  },
};
