import { startProgram } from '../world/npm-start.ts';
import { figureLine, inSeconds } from '../report/units.ts';
import type { PlainRow } from '../row.ts';

export const row: PlainRow = {
  section: 'start',

  async measure(world) {
    const dataDirectory = world.newFolder('data');
    const log = world.logFile('npm-start');
    const first = await startProgram(world, { dataDirectory, log });
    await first.stop();
    const second = await startProgram(world, { dataDirectory, log });
    await second.stop();
    return [
      {
        what: 'npm start, first with everything built, to first page',
        ours: inSeconds(first.firstPageAfter),
      },
      figureLine('npm start, second, to first page', second.firstPageAfter, 5_000, inSeconds),
    ];
  },
};
