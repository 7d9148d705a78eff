import 'reflect-metadata';
import { createWorker } from './create-worker';
import { runRole } from './start/lifecycle';
import { prepare } from './start/prepare';

/** The worker role. */
await runRole(async () => {
  const config = await prepare(process.env);
  return { app: await createWorker(config), config, url: null };
});
