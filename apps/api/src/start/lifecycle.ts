import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, HealthService, within } from '@lyceum/kernel';
import { collectGarbage } from './collect-garbage';
import { describeStartFailure } from './start-error';

/** What a launcher that started us over an IPC channel is told. */
type LauncherMessage = { type: 'ready'; url: string | null } | { type: 'failed'; message: string };

/**
 * After this long, in ms, connections whose request is still not done are cut, and then the whole shutdown: jobs that it
 * cuts are handed out again, clients come back to the next process.
 */
const cutConnectionsMilliseconds = 2_500;
const shutdownWithinMilliseconds = 4_500;

function tellLauncher(message: LauncherMessage): void {
  if (process.connected) process.send?.(message);
}

/** Runs a role of the server until it is told to stop: SIGTERM, SIGINT, or the end of the launcher that started it. */
export async function runRole(
  start: () => Promise<{ app: INestApplicationContext; config: Config; url: string | null }>,
): Promise<void> {
  try {
    const { app, config, url } = await start();
    stopOnRequest(app, config);
    collectGarbage();
    tellLauncher({ type: 'ready', url });
  } catch (thrown) {
    const message = describeStartFailure(thrown);
    process.stderr.write(`${message}\n`);
    tellLauncher({ type: 'failed', message });
    process.exit(1);
  }
}

function stopOnRequest(app: INestApplicationContext, config: Config): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    // What breaks off on the way out is nobody's any more, such as the goodbye to a Redis that hangs.
    process.on('unhandledRejection', () => undefined);
    drain(app, config).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${describeStartFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

/** First the readiness probe says no, then, once load balancers have noticed, requests and jobs under way are finished. */
async function drain(app: INestApplicationContext, config: Config): Promise<void> {
  app.get(HealthService).startDraining();
  await new Promise((resolve) => setTimeout(resolve, config.DRAIN_SECONDS * 1_000));
  const cutting = setTimeout(() => cutConnections(app), cutConnectionsMilliseconds);
  if (!(await within(shutdownWithinMilliseconds, app.close())))
    process.stderr.write('What was still under way was cut; it is done again by whoever comes next.\n');
  clearTimeout(cutting);
}

/** A worker has no connections of others. */
function cutConnections(app: INestApplicationContext): void {
  if ('getHttpServer' in app) (app as NestFastifyApplication).getHttpServer().closeAllConnections();
}
