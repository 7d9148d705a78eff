import 'reflect-metadata';
import { loadDemoData } from '@lyceum/database';
import { DataSource } from 'typeorm';
import { demoSeeders } from './demo-data';
import { createApp } from './http/create-app';
import { runRole } from './start/lifecycle';
import { prepare } from './start/prepare';

/** The api role: everything on one port; jobs too, unless RUN_JOBS is false. */
await runRole(async () => {
  const config = await prepare(process.env);
  const app = await createApp(config);
  if (config.DEMO_DATA) await loadDemoData(app.get(DataSource), demoSeeders, config);
  await app.listen(config.PORT, config.HOST);
  return { app, config, url: await app.getUrl() };
});
