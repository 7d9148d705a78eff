import { afterAll, expect, test } from '@jest/globals';
import { createTestDatabase, testConfig, testDatabaseModule, type TestDatabase } from '@lyceum/testing';
import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { OutgoingCalls } from '../outgoing/outgoing-calls';
import { OutgoingModule } from '../outgoing/outgoing.module';
import { describeError } from './describe-error';
import { isServiceAway } from './service-away';

let database: TestDatabase;
let module: TestingModule | undefined;
afterAll(async () => {
  await module?.close();
  await database.drop();
});

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => error,
  );

/** Nobody listens there. */
const nowhere = '127.0.0.1:2';

test('only the database’s own connections count as the database being away', async () => {
  database = await createTestDatabase();
  const config = testConfig(database.url, { RUN_JOBS: 'false' });
  module = await Test.createTestingModule({
    imports: [testDatabaseModule(config), OutgoingModule],
  }).compile();
  await module.init();

  const called = await errorOf(module.get(OutgoingCalls).fetch('a shop', `http://${nowhere}/`));
  expect([describeError(called).answer.status, isServiceAway(called)]).toEqual([503, false]);
  expect(isServiceAway(await errorOf(fetch(`http://${nowhere}/`)))).toBe(false);
  const aborted = await errorOf(fetch(`http://${nowhere}/`, { signal: AbortSignal.abort() }));
  expect([describeError(aborted).answer.status, isServiceAway(aborted)]).toEqual([500, false]);

  const { options } = module.get(DataSource);
  const away = new DataSource({ ...options, url: `postgres://lyceum:x@${nowhere}/x` } as typeof options);
  const refused = await errorOf(away.initialize());
  expect([describeError(refused).answer.status, isServiceAway(refused)]).toEqual([503, true]);

  const runner = module.get(DataSource).createQueryRunner();
  const [{ pid }] = (await runner.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
  const asleep = errorOf(runner.query('SELECT pg_sleep(600)'));
  await module.get(DataSource).query('SELECT pg_terminate_backend($1)', [pid]);
  expect(isServiceAway(await asleep)).toBe(true);
  await runner.release();
});
