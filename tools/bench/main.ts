/** `npm run bench`: builds, measures and prints one table. See README.md. */
import { describeMachine } from './report/machine.ts';
import { renderTable } from './report/table.ts';
import { runFaults } from './faults/main.ts';
import { runFirstLoad } from './first-load/main.ts';
import { type Options, readOptions } from './options.ts';
import { loadRows, rowNames } from './rows.ts';
import { measureRows } from './run.ts';
import { build } from './world/build.ts';
import { World } from './world/world.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Reads the command line, or ends with a sentence. */
function readCommandLine(): Options {
  try {
    return readOptions(process.argv.slice(2), rowNames());
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const other = { faults: runFaults, 'first-load': runFirstLoad }[process.argv[2] ?? ''];
if (other) {
  say('Building what changed …');
  await build(new AbortController().signal);
  process.exit((await other(process.argv.slice(3), say)) ? 0 : 1);
}
const options = readCommandLine();
const interrupted = new AbortController();
const endings: (() => Promise<void>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted.abort();
    void Promise.all(endings.map((end) => end())).finally(() => process.exit(130));
  });
}

say('Building what changed …');
const world = new World(options, await build(interrupted.signal), say);
endings.push(() => world.close());
try {
  const { lines, failures } = await measureRows(await loadRows(options.rows), world, say);
  process.stdout.write(`\n${renderTable(lines)}\n\n`);
  process.stdout.write(`${await describeMachine(world)}\n`);
  for (const failure of failures) process.stdout.write(`\nNot measured: ${failure}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await world.close();
}
