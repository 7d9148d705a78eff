import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test, type TestingModule } from '@nestjs/testing';
import {
  ConfigModule,
  defineEvent,
  type DeliveredEvent,
  JobsModule,
  OUTGOING_TERMS,
  type OutgoingTerms,
  OutgoingModule,
  OutboxModule,
  Subscribe,
  UnitOfWork,
} from '@lyceum/kernel';
import { createTestDatabase, testConfig, type TestDatabase, testDatabaseModule } from '@lyceum/testing';
import { SMTPServer } from 'smtp-server';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { MailModule } from './mail.module';
import { Mailer } from './mailer.port';

const LetterWritten = defineEvent('test.letter-written', z.object({ to: z.string() }));
const BellRung = defineEvent('test.bell-rung', z.object({}));

@Injectable()
class Office {
  rung = 0;

  constructor(private readonly mailer: Mailer) {}

  @Subscribe(LetterWritten, 'test.mail-letter', { lane: 'mail' })
  async post({ payload }: DeliveredEvent<{ to: string }>): Promise<void> {
    await this.mailer.send({ to: payload.to, subject: 'A letter', text: 'Hello', html: '<p>Hello</p>' });
  }

  @Subscribe(BellRung, 'test.hear-bell')
  async hear(): Promise<void> {
    this.rung += 1;
  }

  @Subscribe(BellRung, 'test.mail-from-the-wrong-lane')
  async wrong({ id }: DeliveredEvent): Promise<void> {
    if (!checksLanes) return;
    await this.mailer.send({ to: `${id}@lyceum.example`, subject: '', text: '', html: '' });
  }
}
let checksLanes = false;

/** As in production, but quicker. */
const terms: OutgoingTerms = { personMilliseconds: 300, jobMilliseconds: 500, failures: 3, retrySeconds: 1 };

let database: TestDatabase;
let module: TestingModule;
let office: Office;
let port: number;
let closeServer: (() => Promise<void>) | undefined;

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
  await nobodyHome();
  const config = testConfig(database.url, {
    RUN_JOBS: 'true',
    SMTP_URL: `smtp://127.0.0.1:${String(port)}`,
  });
  module = await Test.createTestingModule({
    imports: [
      testDatabaseModule(config),
      ConfigModule.forRoot(config),
      DiscoveryModule,
      JobsModule.forRoot(config),
      OutgoingModule,
      OutboxModule,
      MailModule.forRoot(config),
    ],
    providers: [Office],
  })
    .overrideProvider(OUTGOING_TERMS)
    .useValue(terms)
    .compile();
  await module.init();
  office = module.get(Office);
});
afterAll(async () => {
  await module.close();
  await closeServer?.();
  await database.drop();
});
afterEach(async () => {
  await sql('TRUNCATE outbox_events, event_deliveries, outgoing_targets');
});

const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  module.get(DataSource).query<Row[]>(text, values);

const write = (to: string): Promise<void> =>
  module.get(UnitOfWork).run(async (transaction) => transaction.raise(LetterWritten, { to }));
const ring = (): Promise<void> =>
  module.get(UnitOfWork).run(async (transaction) => transaction.raise(BellRung, {}));

/** Repeats a question until the answer is yes; the test's own time limit ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** How the letters' deliveries stand. */
const letters = () =>
  sql<{ tries: number; isHandled: boolean; parkedReason: string | null; waitsFor: string | null }>(
    `SELECT tries, handled_at IS NOT NULL AS "isHandled", parked_reason AS "parkedReason", waits_for AS "waitsFor"
     FROM event_deliveries WHERE subscriber = 'test.mail-letter' ORDER BY event_id`,
  );

const targets = () =>
  sql<{ name: string; isOpen: boolean; lastError: string }>(
    `SELECT name, opened_at IS NOT NULL AS "isOpen", last_error AS "lastError" FROM outgoing_targets`,
  );

/** Takes the mail server's place, on its port. */
async function takePlace(server: Server): Promise<void> {
  await closeServer?.();
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  closeServer = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

/** Accepts every connection and says nothing. */
async function nobodyHome(): Promise<{ calls: () => number }> {
  let calls = 0;
  port ??= 0;
  await takePlace(createServer(() => void (calls += 1)));
  return { calls: () => calls };
}

/** Greets, and breaks off as soon as anything is said. */
async function faintingOffice(): Promise<{ calls: () => number }> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.write('220 mail.example ESMTP\r\n');
    socket.once('data', () => socket.destroy());
  });
  await takePlace(server);
  return { calls: () => calls };
}

/** A mail server that somebody else wrote. @returns whom it took mails for */
async function postOffice(answerTo: (address: string) => Error | null = () => null): Promise<string[]> {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, answer) => answer(answerTo(address)),
    onData: (stream, session, answer) => {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        answer();
      });
    },
  });
  await takePlace(smtp.server as Server);
  return received;
}

test('mails wait for a server that is silent or breaks off, stop no other job, and go out when it is back', async () => {
  const people = Array.from({ length: 8 }, (_, index) => `pupil-${String(index)}@lyceum.example`);
  const silent = await nobodyHome();
  for (const to of people) await write(to);
  await until(() => silent.calls() > 0);
  for (let bell = 0; bell < 10; bell += 1) await ring();
  await until(() => office.rung === 10);
  expect((await letters()).some(({ isHandled }) => isHandled)).toBe(false);

  await until(async () => (await targets()).some(({ isOpen }) => isOpen));
  expect(await targets()).toMatchObject([
    { name: `Mails (127.0.0.1:${String(port)})`, isOpen: true, lastError: 'no answer within 0.5 s' },
  ]);
  const fainting = await faintingOffice();
  await until(() => fainting.calls() > 1);
  for (const letter of await letters())
    expect(letter).toMatchObject({ tries: 0, isHandled: false, parkedReason: null });

  const received = await postOffice();
  await until(async () => (await letters()).every(({ isHandled }) => isHandled));
  expect([...received].sort()).toEqual(people);
  expect(await targets()).toMatchObject([{ isOpen: false }]);
});

test('a mail that waited for a day is given up, and says for whom it waited', async () => {
  await nobodyHome();
  await write('late@lyceum.example');
  await until(async () => (await letters()).some(({ waitsFor }) => waitsFor !== null));
  await sql(`UPDATE event_deliveries SET waits_since = now() - interval '25 hours'`);
  await until(async () => (await letters()).some(({ parkedReason }) => parkedReason !== null));
  const [letter] = await letters();
  expect(letter?.parkedReason).toContain('was away for more than a day');
});

test('what the server asks to bring later waits alone, and what it refuses is the fault of the mail', async () => {
  const received = await postOffice((address) => {
    if (address.startsWith('greylisted'))
      return Object.assign(new Error('Greylisted, come again'), { responseCode: 450 });
    if (address.startsWith('unknown'))
      return Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    return null;
  });
  for (const name of ['greylisted', 'unknown', 'fine']) await write(`${name}@lyceum.example`);
  await until(async () => received.includes('fine@lyceum.example'));
  await until(async () => {
    const [greylisted, unknown] = await letters();
    return greylisted?.waitsFor !== null && (unknown?.tries ?? 0) > 0;
  });
  // A dialogue that took long on a busy machine may have left one that is closed again.
  expect((await targets()).filter(({ isOpen }) => isOpen)).toEqual([]);
  const [greylisted] = await letters();
  expect(greylisted).toMatchObject({ tries: 0, parkedReason: null });
});

test('a mail within the transaction of a delivery is refused, so that no domain forgets to name its lane', async () => {
  checksLanes = true;
  await ring();
  const tries = () =>
    sql<{ tries: number }>(
      `SELECT tries FROM event_deliveries WHERE subscriber = 'test.mail-from-the-wrong-lane' AND tries > 0`,
    );
  await until(async () => (await tries()).length > 0);
  checksLanes = false;
});
