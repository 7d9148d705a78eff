import { afterEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { createTestDatabase, describeWithRedis, testConfig, type TestDatabase } from '@lyceum/testing';
import { stored } from '@lyceum/kernel/stored';
import { createWorker } from '../../src/create-worker';
import { buildPerson } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let database: TestDatabase;
let servers: TestServer[] = [];
let workers: INestApplicationContext[] = [];
afterEach(async () => {
  await Promise.all([...servers.map((server) => server.stop()), ...workers.map((worker) => worker.close())]);
  await database.drop();
  [servers, workers] = [[], []];
});

async function startHouse(environment: Record<string, string>, apis: number): Promise<TestServer[]> {
  database = await createTestDatabase();
  const options = { databaseUrl: database.url, environment: { ...environment, RUN_JOBS: 'false' } };
  servers = await Promise.all(Array.from({ length: apis }, () => TestServer.start(options)));
  return servers;
}

async function startWorker(environment: Record<string, string>): Promise<void> {
  workers.push(await createWorker(testConfig(database.url, environment)));
}

/** Two api processes and two workers: the change goes in at one, the tab hangs on the other. */
function replicasContract(environment: Record<string, string>): void {
  test('a change made at one replica reaches a tab at another, through a worker, once', async () => {
    const [first, second] = (await startHouse(environment, 2)) as [TestServer, TestServer];
    await Promise.all([startWorker(environment), startWorker(environment)]);
    const admin = await buildPerson(first, { roles: ['SUPER_ADMIN'] });
    const target = await buildPerson(second);
    const socket = await second.connectedSocket(target.token);
    const received: unknown[] = [];
    socket.on('session.roles-changed', (message) => received.push(message));
    for (const roles of [['TEACHER'], ['TEACHER', 'TESTER']]) {
      const message = nextMessage(socket, 'session.roles-changed');
      const expectedRoles = roles.length === 1 ? ['STUDENT'] : ['TEACHER'];
      await first
        .opsMutation('users.setRoles', { userId: target.id, roles, expectedRoles }, admin.token)
        .expect(200);
      expect(await message).toEqual([{ userId: target.id, roles }]);
    }
    expect(received).toHaveLength(2);
  });

  test('a session ended at one replica is over for a tab at another, which is told and cut off', async () => {
    const [first, second] = (await startHouse(environment, 2)) as [TestServer, TestServer];
    await startWorker(environment);
    const person = await buildPerson(first);
    const socket = await second.connectedSocket(person.token);
    const [ended, closed] = [nextMessage(socket, 'session.ended'), nextMessage(socket, 'disconnect')];
    await first.http
      .post('/auth/sign-out')
      .set('authorization', `Bearer ${person.token}`)
      .send({})
      .expect(200);
    expect(await ended).toEqual([{ sessionId: expect.any(String), reason: 'LOGOUT' }]);
    await closed;
  });

  test('an event raised while no worker runs is delivered when one comes back', async () => {
    const [server] = (await startHouse(environment, 1)) as [TestServer];
    const admin = await buildPerson(server, { roles: ['SUPER_ADMIN'] });
    const target = await buildPerson(server);
    const socket = await server.connectedSocket(target.token);
    const message = nextMessage(socket, 'session.roles-changed');
    const change = { userId: target.id, roles: ['TEACHER'], expectedRoles: ['STUDENT'] };
    await server.opsMutation('users.setRoles', change, admin.token).expect(200);
    expect((await stored(server.database.manager, 'event_deliveries')).length).toBe(0);
    await startWorker(environment);
    expect(await message).toEqual([{ userId: target.id, roles: ['TEACHER'] }]);
  });
}

describe('replicas on PostgreSQL alone', () => {
  replicasContract({});
});

describeWithRedis('replicas with Redis', (redisUrl) => {
  replicasContract({ REDIS_URL: redisUrl });
});
