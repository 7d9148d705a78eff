import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { TermsText } from '@lyceum/auth';
import { migrate } from '@lyceum/database';
import { type Config, readConfig } from '@lyceum/kernel';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { StartError } from './start-error';

/** How long a database or a Redis may take to answer at start, in ms. */
const answerWithinMilliseconds = 5_000;

/** The server needs `uuidv7()`, which came with 18. */
const minimumPostgresVersion = 180_000;

/**
 * What both roles do first: configuration, a look whether what they need answers, and the schema.
 * @throws ConfigError or StartError with a sentence for the operator
 */
export async function prepare(environment: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(environment);
  // The owner's texts say themselves what is wrong with them; Nest would print a stack around it.
  new TermsText(config);
  await assertFrontEnds(config.FRONT_END_DIR);
  await assertPostgresAnswers(config.DATABASE_URL);
  if (config.REDIS_URL) await assertRedisAnswers(config.REDIS_URL);
  await migrate(config.DATABASE_URL);
  return config;
}

async function assertFrontEnds(directory: string | undefined): Promise<void> {
  if (directory === undefined) return;
  for (const folder of ['web', 'ops']) {
    const page = resolve(directory, folder, 'dist', 'index.html');
    await access(page, constants.R_OK).catch((cause: unknown) => {
      throw new StartError(
        `${page} cannot be read. FRONT_END_DIR must name the folder with the built web app and ops console.`,
        { cause },
      );
    });
  }
}

async function assertPostgresAnswers(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answerWithinMilliseconds });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < minimumPostgresVersion)
      throw new StartError(`PostgreSQL 18 or newer is needed; ${withoutSecrets(url)} is older.`);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The database at ${withoutSecrets(url)} does not answer (${reason}). Start it, or correct DATABASE_URL.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function assertRedisAnswers(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: answerWithinMilliseconds,
    commandTimeout: answerWithinMilliseconds,
    retryStrategy: () => null,
  });
  let lastError: Error | undefined;
  redis.on('error', (error) => (lastError = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (cause) {
    const reason = lastError?.message ?? (cause instanceof Error ? cause.message : String(cause));
    throw new StartError(
      `REDIS_URL names ${withoutSecrets(url)}, but no Redis answers there (${reason}). Start it, correct REDIS_URL, or leave it out to do without Redis.`,
      { cause },
    );
  } finally {
    redis.disconnect();
  }
}

/** A URL as it may stand in a log. */
function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
