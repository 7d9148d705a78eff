import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Config, quietBoot } from '@lyceum/kernel';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';

/** Builds a process that relays events and runs jobs, and serves nothing. */
export async function createWorker(config: Config): Promise<INestApplicationContext> {
  const worker = await NestFactory.createApplicationContext(
    AppModule.forRoot({ ...config, RUN_JOBS: true }),
    {
      bufferLogs: true,
    },
  );
  worker.useLogger(quietBoot(worker.get(Logger)));
  return worker;
}
