import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Injectable, Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { createTestDatabase, testConfig, type TestDatabase, testDatabaseModule } from '@lyceum/testing';
import { DataSource } from 'typeorm';
import { ConfigModule } from '../config/config.module';
import { Every } from './every.decorator';
import { ScheduleModule } from './schedule.module';
import { Scheduler } from './scheduler';

/** What all processes of the test did. */
let done: string[] = [];
let failure: Error | undefined;
/** Told that a run has begun; the run goes on when this settles. */
let onBegin: (() => Promise<void>) | undefined;

@Injectable()
class Clockwork {
  @Every('test.wind-the-clock', { minutes: 10 })
  async wind(): Promise<void> {
    done.push('wind');
    if (failure) throw failure;
  }

  @Every('test.feed-the-cuckoo', { minutes: 60 })
  async feed(): Promise<void> {
    await onBegin?.();
    done.push('feed');
  }
}

let database: TestDatabase;
let modules: TestingModule[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  [done, failure, onBegin] = [[], undefined, undefined];
});
afterEach(async () => {
  await rowsOf(modules[0]).query('TRUNCATE scheduled_tasks');
  await Promise.all(modules.map((module) => module.close()));
  modules = [];
});

const rowsOf = (module: TestingModule | undefined): DataSource => (module as TestingModule).get(DataSource);

async function startProcess(environment: Record<string, string> = { RUN_JOBS: 'false' }): Promise<Scheduler> {
  const config = testConfig(database.url, environment);
  const module = await Test.createTestingModule({
    imports: [testDatabaseModule(config), ConfigModule.forRoot(config), ScheduleModule],
    providers: [Clockwork],
  }).compile();
  // The failure of one of the tasks is meant.
  Logger.overrideLogger(false);
  await module.init();
  modules.push(module);
  return module.get(Scheduler);
}

async function minutesToNextRun(task: string): Promise<number> {
  const [row] = await rowsOf(modules[0]).query<{ minutes: number }[]>(
    `SELECT round(extract(epoch FROM next_run_at - now()) / 60)::int AS minutes FROM scheduled_tasks WHERE name = $1`,
    [task],
  );
  return (row as { minutes: number }).minutes;
}

const makeDue = (task: string) =>
  rowsOf(modules[0]).query(
    `UPDATE scheduled_tasks SET next_run_at = now() - interval '1 s' WHERE name = $1`,
    [task],
  );

describe('scheduled tasks', () => {
  test('run once when due, however many processes look at once', async () => {
    const processes = [await startProcess(), await startProcess(), await startProcess()];
    const counts = await Promise.all([...processes, ...processes].map((scheduler) => scheduler.runDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(done.sort()).toEqual(['feed', 'wind']);
    expect(await minutesToNextRun('test.wind-the-clock')).toBe(10);
    expect(await minutesToNextRun('test.feed-the-cuckoo')).toBe(60);
  });

  test('run again when their time has come, and only then', async () => {
    const scheduler = await startProcess();
    await scheduler.runDue();
    expect(await scheduler.runDue()).toBe(0);
    await makeDue('test.wind-the-clock');
    expect(await scheduler.runDue()).toBe(1);
    expect(done.filter((name) => name === 'wind')).toHaveLength(2);
  });

  test('that fail do not keep the others from running, and come round again', async () => {
    failure = new Error('the spring broke');
    const scheduler = await startProcess();
    expect(await scheduler.runDue()).toBe(2);
    expect(done.sort()).toEqual(['feed', 'wind']);
    expect(await minutesToNextRun('test.wind-the-clock')).toBe(10);
  });

  test('run once at a time: one that goes on is begun nowhere else, also when somebody has it due again', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const [begun, goOn] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    onBegin = async () => {
      begun.resolve(null);
      await goOn.promise;
    };
    const running = one.runDue();
    await begun.promise;
    onBegin = undefined;
    await makeDue('test.feed-the-cuckoo');
    await other.runDue();
    expect(done).not.toContain('feed');
    goOn.resolve(null);
    await running;
    await other.runDue();
    expect(done.filter((name) => name === 'feed')).toHaveLength(2);
  });

  test('are begun again where the process that ran them was cut off', async () => {
    const scheduler = await startProcess();
    await scheduler.runDue();
    const cutOff = (held: string) =>
      rowsOf(modules[0]).query(
        `UPDATE scheduled_tasks SET next_run_at = now(), held_until = now() ${held} WHERE name = 'test.wind-the-clock'`,
      );
    await cutOff("+ interval '1 minute'");
    expect(await scheduler.runDue()).toBe(0);
    await cutOff("- interval '1 s'");
    expect(await scheduler.runDue()).toBe(1);
  });

  test('run by themselves in a process that runs jobs, and a run under way is finished at shutdown', async () => {
    const [begun, goOn] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    onBegin = async () => {
      begun.resolve(null);
      await goOn.promise;
    };
    const scheduler = await startProcess({ RUN_JOBS: 'true' });
    await begun.promise;
    // The other task is due too, and does not wait for the one under way.
    while (!done.includes('wind')) await new Promise((resolve) => setTimeout(resolve, 10));
    const stopped = scheduler.beforeApplicationShutdown();
    goOn.resolve(null);
    await stopped;
    expect(done).toEqual(['wind', 'feed']);
  });

  test('do not run where jobs run elsewhere', async () => {
    await startProcess();
    expect(await rowsOf(modules[0]).query('SELECT FROM scheduled_tasks')).toEqual([]);
  });
});
