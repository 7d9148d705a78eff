import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import {
  ConfigModule,
  inWork,
  JobsModule,
  OutboxModule,
  OutgoingCalls,
  OutgoingModule,
  TargetRecords,
} from '@lyceum/kernel';
import { createTestDatabase, testConfig, type TestDatabase, testDatabaseModule } from '@lyceum/testing';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { DevMailer } from './dev-mail/dev-mailer';
import { MailModule } from './mail.module';
import type { Mail, Mailer } from './mailer.port';
import { SmtpMailer } from './smtp/smtp-mailer';

/** Nobody looks. */
class NoRecords extends TargetRecords {
  override succeeded(): Promise<void> {
    return Promise.resolve();
  }
  override failed(): Promise<void> {
    return Promise.resolve();
  }
}

/** A mail as it came out at the other end; header names in lower case. */
interface Received {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  files: { fileName: string; contentType: string; text: string }[];
}

interface Adapter {
  readonly mailer: Mailer;
  received(): Promise<Received[]>;
  close(): Promise<void>;
}

const mail: Mail = {
  to: 'mei@lyceum.example',
  subject: 'Grüße, 子涵 – “hello”',
  text: 'Dear 子涵,\n\nfollow https://lyceum.example/x?a=1&b=2 please.\n',
  html: '<p>Dear 子涵, <a href="https://lyceum.example/x?a=1&amp;b=2">follow</a></p>',
  headers: { 'List-Unsubscribe': '<https://lyceum.example/u/1>' },
};

/** What every adapter promises. */
function promises(open: () => Promise<Adapter>): void {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await open();
  });
  afterAll(() => adapter.close());

  test('what is sent arrives as it was: both forms, any script, own headers', async () => {
    await adapter.mailer.send(mail);
    const [received] = await adapter.received();
    expect(received).toMatchObject({ to: [mail.to], subject: mail.subject });
    expect(received?.text.trim()).toBe(mail.text.trim());
    expect(received?.html.trim()).toBe(mail.html);
    expect(received?.headers['list-unsubscribe']).toBe('<https://lyceum.example/u/1>');
    expect(received?.files).toEqual([]);
  });

  test('[224] a file goes with it as it is, under a name in any script', async () => {
    const before = (await adapter.received()).length;
    const file = { fileName: 'R-2026 – 收据.pdf', contentType: 'application/pdf' };
    await adapter.mailer.send({ ...mail, files: [{ ...file, content: Buffer.from('%PDF-1.7 …') }] });
    const [received] = (await adapter.received()).slice(before);
    expect(received?.files).toEqual([{ ...file, text: '%PDF-1.7 …' }]);
    expect(received?.text.trim()).toBe(mail.text.trim());
  });

  test('the mail of a job that is done twice is known by its Message-ID, and each job has one of its own', async () => {
    const before = (await adapter.received()).length;
    const send = () => adapter.mailer.send(mail);
    for (const key of ['one', 'one', 'other']) await inWork('mail', send, key);
    const ids = (await adapter.received()).slice(before).map(({ headers }) => headers['message-id']);
    expect(ids[0]).toMatch(/^<[0-9a-f]{64}@[a-z.]+>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('nothing goes to an address that cannot exist', async () => {
    const before = (await adapter.received()).length;
    await adapter.mailer.send({ ...mail, to: 'wechat-1@users.invalid' });
    await adapter.mailer.send(mail);
    const received = await adapter.received();
    expect(received.slice(before).map(({ to }) => to)).toEqual([[mail.to]]);
  });

  test('a line break in a subject makes neither a header nor a second recipient', async () => {
    const before = (await adapter.received()).length;
    await adapter.mailer.send({ ...mail, subject: 'Hello\r\nBcc: somebody@else.example\r\nX-Evil: yes' });
    const received = await adapter.received();
    expect(received).toHaveLength(before + 1);
    expect(received.at(-1)?.to).toEqual([mail.to]);
    expect(Object.keys(received.at(-1)?.headers ?? {})).not.toContain('x-evil');
  });
}

describe('the embedded mailer', () => {
  let database: TestDatabase;
  promises(async () => {
    database = await createTestDatabase();
    const config = testConfig(database.url, { RUN_JOBS: 'false' });
    const module = await Test.createTestingModule({
      imports: [
        testDatabaseModule(config),
        ConfigModule.forRoot(config),
        DiscoveryModule,
        JobsModule.forRoot(config),
        OutgoingModule,
        OutboxModule,
        MailModule.forRoot(config),
      ],
    }).compile();
    await module.init();
    const mailer = module.get(DevMailer);
    return {
      mailer,
      received: async () =>
        (await mailer.newest()).reverse().map(({ recipient, subject, text, html, headers, files }) => ({
          to: [recipient],
          subject,
          text,
          html,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
          files: files.map(({ content, ...file }) => ({
            ...file,
            text: Buffer.from(content, 'base64').toString(),
          })),
        })),
      close: async () => {
        await module.close();
        await database.drop();
      },
    };
  });
});

describe('the SMTP mailer', () => {
  promises(async () => {
    const { server, received } = postOffice();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const config = testConfig('postgres://nobody@127.0.0.1/none', {
      PUBLIC_URL: 'https://lyceum.example',
      SMTP_URL,
    });
    const mailer = new SmtpMailer({ ...config, SMTP_URL }, new OutgoingCalls(new NoRecords()));
    return {
      mailer,
      received: () => Promise.resolve(received),
      close: async () => {
        mailer.onApplicationShutdown();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      },
    };
  });

  test('says that a mail was not accepted', async () => {
    const { server } = postOffice('refusing');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    const config = testConfig('postgres://nobody@127.0.0.1/none');
    const mailer = new SmtpMailer(
      { ...config, SMTP_URL: `smtp://127.0.0.1:${port}` },
      new OutgoingCalls(new NoRecords()),
    );
    await expect(mailer.send(mail)).rejects.toThrow('no such mailbox');
    mailer.onApplicationShutdown();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});

/** A mail server that somebody else wrote, on a free port. */
function postOffice(mood: 'accepting' | 'refusing' = 'accepting'): {
  server: SMTPServer;
  received: Received[];
} {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, answer) => answer(mood === 'refusing' ? new Error('no such mailbox') : null),
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ subject, text, html, headers, attachments }) => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            subject: subject ?? '',
            text: text ?? '',
            html: html ?? '',
            headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
            files: attachments.map(({ filename, mimeType, content }) => ({
              fileName: filename ?? '',
              contentType: mimeType,
              text: Buffer.from(content as ArrayBuffer).toString(),
            })),
          });
          answer();
        });
      });
    },
  });
  return { server, received };
}
