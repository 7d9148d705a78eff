import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Config, quietBoot } from '@lyceum/kernel';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';

/** Builds a process that relays events and runs jobs, and serves nothing. */
export async function createWorker(config: Config): Promise<INestApplicationContext> {
  const worker = await NestFactory.createApplicationContext(
    AppModule.forRoot({ ...config, RUN_JOBS: true }),
    // Whoever asked for the worker hears why there is none; Nest would end the process without a word.
    { bufferLogs: true, abortOnError: false },
  );
  worker.useLogger(quietBoot(worker.get(Logger)));
  return worker;
}
