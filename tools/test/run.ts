import { dirname } from 'node:path';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { endOnSignals } from './commands.ts';
import { findRedisServer } from './jest/redis-server.ts';
import { runInLanes } from './lanes.ts';
import {
  apiTests,
  browserTests,
  build,
  checks,
  integrationTests,
  launcherTests,
  lintOfAll,
  lintOfChanges,
  pureTests,
  type Runner,
  sizeBudgets,
} from './runners.ts';
import { countFailed, summarise } from './summary.ts';

/** `npm test` runs everything, `npm run check` (the argument `check`) the fast part. */

const root = dirname(dirname(import.meta.dirname));
const isFast = process.argv.includes('check');

// The longest first, so that the lanes end together; last what takes all of them. What waits for neither a database nor a
// browser fills the gaps that these leave.
const everything: readonly Runner[] = [
  apiTests,
  build,
  integrationTests,
  launcherTests,
  pureTests,
  browserTests,
  ...[lintOfAll, ...checks, sizeBudgets].map((runner) => ({ ...runner, yields: true })),
];
const fast: readonly Runner[] = [lintOfChanges, pureTests, ...checks];

endOnSignals();
ensureGenerated(root);
const outcomes = await runInLanes(isFast ? fast : everything, root);
process.stdout.write(summarise(outcomes, isFast ? [] : missingRedis()));
process.exit(countFailed(outcomes) > 0 ? 1 : 0);

function missingRedis(): string[] {
  const named = process.env['LYCEUM_TEST_REDIS_URL'] || process.env['REDIS_URL'];
  if (named || findRedisServer() !== undefined) return [];
  return [
    'The tests that need Redis did not run, because there is neither a redis-server on PATH nor a REDIS_URL.',
    '',
  ];
}
