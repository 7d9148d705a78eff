import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { MortalServer } from './testing/mortal-server.ts';

const readers = 1_000;
/** Mails that are with the mail server at a time. */
const underWay = 3;

let postgres: EmbeddedPostgres;
let database: Client;
let smtp: SMTPServer;
let server: MortalServer;

/** Of each mail the mail server accepted: to whom, and by what it is known. */
const accepted: { to: string; key: string }[] = [];
/** From so many on it accepts mails and says nothing: the answer is lost. */
let silentFrom = Infinity;

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  await postgres.createDatabase('lyceum');
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('latin1')));
      stream.on('end', () => {
        // Long headers are folded.
        const key = /^message-id:\s+(\S+)$/im.exec(text)?.[1] ?? '';
        accepted.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, key })));
        if (accepted.length < silentFrom) done();
      });
    },
  });
  // Whoever is killed says no goodbye.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = new MortalServer({
    DATABASE_URL: postgres.url('lyceum'),
    SMTP_URL: `smtp://127.0.0.1:${String(port)}`,
    CAMPAIGN_MAILS_PER_MINUTE: '60000',
    PORT: '0',
    HOST: '127.0.0.1',
    REDIS_URL: '',
    JWT_SECRET: 'a secret that only this test knows, long enough',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    FRONT_END_DIR: '',
  });
  database = new Client(postgres.url('lyceum'));
  // Makes the tables.
  await server.start();
  await database.connect();
}, 180_000);

afterAll(async () => {
  await database.end();
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await postgres.stop();
});

/** Nobody waits for the clock: the task is due, and what a dead process held is free. */
const timePasses = async (): Promise<void> => {
  await database.query(
    `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'campaigns.send'`,
  );
  await database.query(`UPDATE campaign_recipients SET due_at = now() WHERE state = 'CLAIMED'`);
};

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await setTimeout(10);
}

async function campaign(): Promise<{ state: string; total: number; sent: number; failed: number }> {
  const { rows } = await database.query<{ state: string; total: number; sent: number; failed: number }>(
    'SELECT state, total_cnt AS total, sent_cnt AS sent, failed_cnt AS failed FROM campaigns',
  );
  if (!rows[0]) throw new Error('There is no campaign');
  return rows[0];
}

it('[237] a campaign of 1,000 over kill -9 comes to everybody, and twice only where the answer was lost', async () => {
  await server.kill();
  await database.query(
    `INSERT INTO newsletter_readers (email, normalized_email, name, phone, interests)
     SELECT 'reader-' || number || '@readers.example', 'reader-' || number || '@readers.example', 'Mei', '1', '{MODEL_G20}' FROM generate_series(1, $1::int) AS number`,
    [readers],
  );
  await database.query(
    `INSERT INTO campaigns (name, topic, subject, preheader, heading, body, button_label, button_path, audience, interests, roles,
       group_tag, state, due_at)
     VALUES ('Letter', 'NEWS', 'Hello {firstName}', '', 'Hello', 'Hello', '', '', 'NEWSLETTER', '{MODEL_G20}', '{}', '', 'SCHEDULED', now())`,
  );
  for (const mails of [200, 500]) {
    silentFrom = mails;
    await timePasses();
    await server.start();
    await until(() => accepted.length >= mails);
    await server.kill();
    expect(await campaign()).toMatchObject({ state: 'SENDING', total: readers });
  }
  silentFrom = Infinity;
  await timePasses();
  await server.start();
  await until(async () => (await campaign()).state === 'SENT');
  expect(await campaign()).toMatchObject({ total: readers, sent: readers, failed: 0 });
  expect(new Set(accepted.map(({ to }) => to)).size).toBe(readers);
  expect(new Set(accepted.map(({ key }) => key)).size).toBe(readers);
  // Of one mail there is one key, however often it came.
  expect(new Set(accepted.map(({ to, key }) => `${to} ${key}`)).size).toBe(readers);
  expect(accepted.length).toBeGreaterThan(readers);
  expect(accepted.length).toBeLessThanOrEqual(readers + 2 * underWay);
}, 180_000);
