import type { INestApplicationContext } from '@nestjs/common';
import { type Config, HealthService } from '@lyceum/kernel';
import { describeStartFailure } from './start-error';

/** What a launcher that started us over an IPC channel is told. */
type LauncherMessage = { type: 'ready'; url: string | null } | { type: 'failed'; message: string };

/** After this long a shutdown that hangs is cut, in ms. */
const shutdownWithinMilliseconds = 30_000;

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
    setTimeout(() => process.exit(1), shutdownWithinMilliseconds + config.DRAIN_SECONDS * 1_000).unref();
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
  await app.close();
}
