import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { quietBoot } from '@lyceum/kernel';
import { runRole } from './start/lifecycle';
import { prepare } from './start/prepare';

/** The worker role: relays events and runs jobs, serves nothing. */
await runRole(async () => {
  const config = { ...(await prepare(process.env)), RUN_JOBS: true };
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config), { bufferLogs: true });
  app.useLogger(quietBoot(app.get(Logger)));
  return { app, config, url: null };
});
