import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test, type TestingModule } from '@nestjs/testing';
import { createTestDatabase, testConfig, type TestDatabase, testDatabaseModule } from '@lyceum/testing';
import { ConfigModule } from '../config/config.module';
import { JobsModule } from '../jobs.module';
import { OutboxModule } from '../outbox/outbox.module';
import { OutgoingModule } from '../outgoing/outgoing.module';
import type { Transaction } from '../unit-of-work/transaction';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { type Deed, type DeedListener, Deeds, type HeardDeed, HearsDeeds } from './deeds';

@Injectable()
@HearsDeeds()
class Listener implements DeedListener {
  batches: string[][] = [];
  underWay = 0;
  mostUnderWay = 0;
  fails: string | undefined;

  async heard({ manager }: Transaction, deeds: readonly HeardDeed[]): Promise<void> {
    this.mostUnderWay = Math.max(this.mostUnderWay, ++this.underWay);
    await manager.query('SELECT 1');
    this.underWay--;
    if (deeds.some(({ targetId }) => targetId === this.fails)) throw new Error('cannot hear');
    this.batches.push(deeds.map(({ targetId, isDone }) => `${isDone ? '+' : '-'}${targetId}`));
  }
}

let database: TestDatabase;
let module: TestingModule;
let deeds: Deeds;
let listener: Listener;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = testConfig(database.url, { RUN_JOBS: 'false' });
  module = await Test.createTestingModule({
    imports: [
      testDatabaseModule(config),
      ConfigModule.forRoot(config),
      DiscoveryModule,
      JobsModule.forRoot({ REDIS_URL: undefined }),
      OutgoingModule,
      OutboxModule,
    ],
    providers: [Deeds, Listener],
  }).compile();
  module.useLogger(false);
  await module.init();
  deeds = module.get(Deeds);
  listener = module.get(Listener);
});
afterAll(async () => {
  await module.close();
  await database.drop();
});
beforeEach(() => {
  Object.assign(listener, { batches: [], underWay: 0, mostUnderWay: 0, fails: undefined });
});

const clapFor = (targetId: string, userId = 'ann'): Deed => ({
  userId,
  action: 'CLAPPED',
  target: 'THREAD',
  targetId,
  otherId: 'bob',
  happenedAt: new Date(),
});
const run = (work: (transaction: Transaction) => void) =>
  module.get(UnitOfWork).run((transaction) => Promise.resolve(work(transaction)));

test('Deeds of a transaction are heard at once at its end, in the order in which they are told', async () => {
  await run((transaction) => {
    deeds.done(transaction, clapFor('one'));
    deeds.takenBack(transaction, clapFor('one'));
    deeds.done(transaction, clapFor('two'));
    expect(listener.batches).toEqual([]);
  });
  expect(listener.batches).toEqual([['+one', '-one', '+two']]);
});

test('Nobody hears of two transactions for the same person at the same time, whoever did it', async () => {
  const tell = (userId: string) => run((transaction) => deeds.done(transaction, clapFor('it', userId)));
  await Promise.all(['ann', 'cem', 'dee', 'eva'].map(tell));
  expect(listener.batches).toHaveLength(4);
  expect(listener.mostUnderWay).toBe(1);
});

test('What comes thick is heard together, and one that fails takes no other with it', async () => {
  listener.fails = 'bad';
  const told = await Promise.allSettled(
    ['one', 'bad', 'two'].map((target) => deeds.doneAfterCommit(clapFor(target))),
  );
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(listener.batches).toEqual([['+one'], ['+two']]);
  listener.fails = undefined;
  await Promise.all(['one', 'two', 'three'].map((target) => deeds.doneAfterCommit(clapFor(target))));
  expect(listener.batches.at(-1)).toEqual(['+one', '+two', '+three']);
});
