import {
  type EmbeddedPostgres,
  killEmbeddedPostgres,
  startEmbeddedPostgres,
} from '@lyceum/embedded-postgres';
import { join, relative, sep } from 'node:path';
import type { Lifecycle } from './lifecycle.ts';
import type { Settings } from './settings.ts';
import { say } from './terminal.ts';

/** Name of the application's database inside the embedded server. */
const DATABASE = 'lyceum';

/** A database that is ready to be connected to. */
export interface Database {
  readonly url: string;
  /** For a person: which database this is. */
  readonly description: string;
}

/** Brings up the embedded PostgreSQL, unless the person named a database. It is put down at the end. */
export async function openDatabase(settings: Settings, life: Lifecycle): Promise<Database> {
  life.signal.throwIfAborted();
  if (settings.databaseUrl !== undefined) {
    return { url: settings.databaseUrl, description: 'the one in DATABASE_URL' };
  }
  // From here on: a second Ctrl-C may come before it is known whether it runs.
  life.own({ close: () => Promise.resolve(), force: () => killEmbeddedPostgres(folderOf(settings)) });
  const server = await start(settings);
  hold(server, settings, life);
  await server.createDatabase(DATABASE);
  const folder = folderOf(settings);
  const place = folder.startsWith(settings.root + sep) ? relative(settings.root, folder) : folder;
  const how = server.adopted ? 'was still running' : 'started';
  return { url: server.url(DATABASE), description: `embedded PostgreSQL in ${place} ${how}` };
}

function start(settings: Settings): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDirectory: folderOf(settings), log: say });
}

const folderOf = ({ dataDirectory }: Settings): string => join(dataDirectory, 'postgres');

/** Puts the server down at the end, and starts it again should it die before. */
function hold(server: EmbeddedPostgres, settings: Settings, life: Lifecycle): void {
  let current = server;
  const restart = async (): Promise<void> => {
    await current.closed;
    if (life.signal.aborted) return;
    say('PostgreSQL has ended unexpectedly, starting it again …');
    current = await start(settings);
    if (current.port !== server.port) {
      throw new Error('PostgreSQL had to take another port: please start again.');
    }
    say('PostgreSQL is back, nothing committed is lost.');
    await restart();
  };
  restart().catch((error: unknown) => life.end(1, error instanceof Error ? error.message : String(error)));
  life.own({ close: () => current.stop() });
}
