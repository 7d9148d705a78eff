/**
 * `npm run seed:forum`: fills the database of `npm start`, which must not run meanwhile, or the one in DATABASE_URL, with
 * made-up forums.
 */
import { startEmbeddedPostgres } from '@lyceum/embedded-postgres';
import { dirname, join } from 'node:path';
import { Pool } from 'pg';
import { readSettings } from '../../launcher/settings.ts';
import { fillForum, namePrefix } from './fill-forum.ts';
import { readSeedOptions } from './options.ts';
import { assertEmpty, authorIdsOf, idsByEmail } from './people.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const root = dirname(dirname(dirname(import.meta.dirname)));

async function openDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const { databaseUrl, dataDirectory } = readSettings(root, process.env);
  if (databaseUrl !== undefined) return { url: databaseUrl, close: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres'), log: say });
  await server.createDatabase('lyceum');
  return { url: server.url('lyceum'), close: () => server.stop() };
}

async function run(): Promise<void> {
  const { members, ...options } = readSeedOptions(process.argv.slice(2));
  const database = await openDatabase();
  const pool = new Pool({ connectionString: database.url, max: 1 });
  try {
    await assertEmpty(pool, namePrefix);
    const memberIds = await idsByEmail(pool, members);
    const authorIds = await authorIdsOf(pool);
    const started = Date.now();
    const filled = await fillForum(pool, { ...options, authorIds, memberIds, now: started }, say);
    const seconds = Math.round((Date.now() - started) / 1_000);
    say(
      `${String(filled.communityIds.length)} forums, ${String(options.threads)} threads and ${String(options.posts)} posts in ${String(seconds)} s.`,
    );
    say(`The longest thread: /thread/${filled.longestThreadId}`);
  } finally {
    await pool.end();
    await database.close();
  }
}

run().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
