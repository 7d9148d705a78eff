import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { Server } from 'socket.io';
import type { Config } from '../config/config';
import { redisAnswerMilliseconds } from '../config/redis-limits';
import { closeWithinMilliseconds, within } from '../shutdown/within';

type AdapterFactory = Exclude<Parameters<Server['adapter']>[0], undefined>;

/** What carries socket messages between processes. */
export interface SocketBus {
  readonly adapter: AdapterFactory;
  /** Calls back when the bus stands again after a loss: what others told meanwhile was not heard. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
}

/** Within which the adapter listens again once PostgreSQL answers. */
const listensAgainMilliseconds = 4_000;

const logger = new Logger('SocketBus');
const onError = (error: Error): void => logger.error(error.message, error.stack);

/** Redis where there is one, otherwise PostgreSQL's LISTEN and NOTIFY. */
export function openSocketBus(config: Pick<Config, 'REDIS_URL' | 'DATABASE_URL'>): SocketBus {
  return config.REDIS_URL ? openRedisBus(config.REDIS_URL) : openPostgresBus(config.DATABASE_URL);
}

function openRedisBus(redisUrl: string): SocketBus {
  const publisher = new Redis(redisUrl, { commandTimeout: redisAnswerMilliseconds });
  const subscriber = new Redis(redisUrl);
  // The adapter waits for no answer, so nobody would take the refusal: a tab that misses a message asks again.
  const publish = publisher.publish.bind(publisher);
  publisher.publish = (channel: string | Buffer, message: string | Buffer): Promise<number> =>
    publish(channel, message).catch((error: unknown) => {
      onError(error as Error);
      return 0;
    });
  publisher.on('error', onError);
  subscriber.on('error', onError);
  return {
    adapter: createRedisAdapter(publisher, subscriber) as AdapterFactory,
    onReconnect: (listener) => {
      let isFirst = subscriber.status !== 'ready';
      subscriber.on('ready', () => {
        if (!isFirst) listener();
        isFirst = false;
      });
    },
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function openPostgresBus(databaseUrl: string): SocketBus {
  const pool = new Pool({ connectionString: databaseUrl, max: 3, application_name: 'lyceum-sockets' });
  pool.on('error', onError);
  const listeners: (() => void)[] = [];
  let isLost = false;
  pool.on('connect', (client) => {
    // The adapter keeps a client checked out to listen, where the pool does not watch it; it reconnects by itself.
    client.on('error', (error) => {
      onError(error);
      isLost = true;
    });
    if (!isLost) return;
    isLost = false;
    for (const listener of listeners) setTimeout(listener, listensAgainMilliseconds).unref();
  });
  return {
    onReconnect: (listener) => void listeners.push(listener),
    adapter: createPostgresAdapter(pool, { tableName: 'socket_io_attachments', errorHandler: onError }),
    // The adapter does not give back a client whose connection broke, and the pool would wait for it for ever.
    close: async () => void (await within(closeWithinMilliseconds, pool.end())),
  };
}
