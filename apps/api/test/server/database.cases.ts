import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadDemoData, migrate } from '@lyceum/database';
import { CONFIG, type Config } from '@lyceum/kernel';
import type { User } from '@lyceum/auth';
import { stored } from '@lyceum/kernel/stored';
import { demoSeeders } from '../../src/demo-data';
import { signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

describe('the schema', () => {
  test('stands in migrations alone: no class says it again', () => {
    expect(server.database.entityMetadatas).toEqual([]);
  });

  test('is brought up to date once, however many processes start together', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(server.databaseUrl)));
    expect(runs.flat()).toEqual([]);
  });
});

describe('the demo data', () => {
  test('is loaded once, however many processes start together, and its people can sign in', async () => {
    const loads = await Promise.all(
      Array.from({ length: 3 }, () =>
        loadDemoData(server.database, demoSeeders, server.app.get<Config>(CONFIG)),
      ),
    );
    expect(loads.filter(Boolean)).toHaveLength(1);
    expect((await stored<User>(server.database.manager, 'users')).length).toBeGreaterThan(100);
    for (const name of ['student', 'teacher', 'forum-admin', 'admin']) {
      await expect(signIn(server, `${name}@lyceum.example`, 'lyceum-demo')).resolves.toEqual(
        expect.any(String),
      );
    }
  });
});
