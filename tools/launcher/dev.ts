import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { openDatabase } from './database.ts';
import { runApiWatched } from './dev-server.ts';
import { serverEnvironment } from './environment.ts';
import { Lifecycle } from './lifecycle.ts';
import { readSettings } from './settings.ts';
import { say, sayPair } from './terminal.ts';
import { welcome } from './welcome.ts';

/** `npm run dev`: server and front ends from their sources, each following every change. */

const HOST = '127.0.0.1';
const WEB_PORT = 5173;
const OPS_PORT = 5174;

const root = dirname(dirname(import.meta.dirname));
const settings = readSettings(root, process.env);
const life = new Lifecycle();

life.run(async () => {
  say('Lyceum is starting for development.');
  ensureGenerated(root);
  const database = await openDatabase(settings, life);
  sayPair('Database', database.description);
  const environment = serverEnvironment(settings, database, { NODE_ENV: 'development' });
  const api = await runApiWatched(root, environment, life);
  // The front ends' Vite configuration sends calls there.
  process.env['PORT'] = new URL(api).port;
  const web = await serveFrontEnd('web', WEB_PORT);
  const ops = await serveFrontEnd('ops', OPS_PORT);
  welcome(
    [
      ['Web app', web],
      ['Ops console', ops],
      ['Server', api],
    ],
    settings.demoData,
  );
});

/** Serves one front end from its sources; returns its address. Another free port is taken if need be. */
async function serveFrontEnd(name: string, port: number): Promise<string> {
  life.signal.throwIfAborted();
  const server = await createServer({
    root: join(root, 'apps', name),
    logLevel: 'warn',
    clearScreen: false,
    server: { host: HOST, port },
  });
  life.takeSignals();
  life.own({ close: () => server.close() });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? `http://${HOST}:${String(port)}/`;
}
