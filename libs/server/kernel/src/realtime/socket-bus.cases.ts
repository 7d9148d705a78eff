import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { createTestDatabase, describeWithRedis, testConfig, type TestDatabase } from '@lyceum/testing';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { Server } from 'socket.io';
import { openSocketBus, type SocketBus } from './socket-bus';

let database: TestDatabase;
let bus: SocketBus;
let server: Server;
afterEach(async () => {
  await server.of('/').adapter.close();
  await bus.close();
  await database.drop();
});

async function open(environment: Record<string, string>): Promise<void> {
  database = await createTestDatabase();
  bus = openSocketBus(testConfig(database.url, environment));
  server = new Server().adapter(bus.adapter);
}

/** Breaks it again and again until somebody is called: how fast it was set up, nobody tells. */
async function breakUntilHeard(breakIt: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  bus.onReconnect(() => (calls += 1));
  for (let tries = 0; tries < 40 && calls === 0; tries += 1) {
    if (tries % 20 === 0) await breakIt();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return calls;
}

test('a bus over PostgreSQL calls back once it stands again after its connection broke', async () => {
  await open({});
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'lyceum-sockets'`;
  const hasListener = async () =>
    (
      await client.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'lyceum-sockets'
         AND query LIKE 'LISTEN%'`,
      )
    ).rowCount;
  while (!(await hasListener()));
  expect(await breakUntilHeard(() => client.query(kill))).toBeGreaterThan(0);
  await client.end();
}, 30_000);

describeWithRedis('a bus over Redis', (redisUrl) => {
  test('calls back once it stands again after its connection broke', async () => {
    // Other suites have subscribers of theirs on the same server.
    const name = `bus-${randomUUID()}`;
    await open({ REDIS_URL: `${redisUrl}?connectionName=${name}` });
    const client = new Redis(redisUrl);
    const subscribers = async (): Promise<string[]> => {
      const list = String(await client.call('CLIENT', 'LIST', 'TYPE', 'pubsub'));
      const ours = list.split('\n').filter((line) => line.includes(`name=${name} `));
      return ours.map((line) => /\bid=(\d+)/.exec(line)?.[1] ?? '');
    };
    while ((await subscribers()).length === 0);
    const kill = async () => {
      for (const id of await subscribers()) await client.call('CLIENT', 'KILL', 'ID', id);
    };
    expect(await breakUntilHeard(kill)).toBeGreaterThan(0);
    client.disconnect();
  }, 30_000);
});
