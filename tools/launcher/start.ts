import { dirname } from 'node:path';
import { startApi } from './api-process.ts';
import { buildWhatChanged } from './build.ts';
import { type Database, openDatabase } from './database.ts';
import { builtServer, serverEnvironment } from './environment.ts';
import { Lifecycle } from './lifecycle.ts';
import { readSettings } from './settings.ts';
import { say, step } from './terminal.ts';
import { welcome } from './welcome.ts';

const root = dirname(dirname(import.meta.dirname));
const settings = readSettings(root, process.env);
const life = new Lifecycle();

life.run(async () => {
  say('Lyceum is starting.');
  await step('Programs', () => buildWhatChanged(root, life.signal));
  const database = await step('Database', () => openDatabase(settings, life));
  const url = await step('Server', () => serve(database));
  // By its name, for which browsers keep passkeys.
  const shown = url.description.replace(/0\.0\.0\.0|127\.0\.0\.1|\[::1?\]/, 'localhost');
  welcome(
    [
      ['Web app', `${shown}/`],
      ['Ops console', `${shown}/ops/`],
      ['GraphQL', `${shown}/graphql`],
      ...(settings.demoData ? [['Mails sent', `${shown}/dev/mail`] as const] : []),
    ],
    settings.demoData,
  );
});

async function serve(database: Database): Promise<{ description: string }> {
  life.signal.throwIfAborted();
  const environment = serverEnvironment(settings, database, {
    NODE_ENV: 'production',
    FRONT_END_DIR: `${root}/apps`,
  });
  const api = startApi(builtServer(root), root, environment);
  life.own(api);
  const url = await api.ready;
  void api.exited.then((code) => life.end(1, `The server ended unexpectedly (exit code ${String(code)}).`));
  return { description: url };
}
