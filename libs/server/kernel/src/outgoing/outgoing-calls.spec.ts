import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AnswerTooLongError, OutgoingCalls } from './outgoing-calls';
import { TargetRecords } from './target-records';
import { TargetUnavailableError } from '../errors/target-unavailable.error';
import { inWork } from './work-context';

const terms = { personMilliseconds: 100, jobMilliseconds: 60_000, failures: 3, retrySeconds: 60 };

class Noted extends TargetRecords {
  readonly notes: string[] = [];
  override async succeeded(target: string): Promise<void> {
    this.notes.push(`${target} answers`);
  }
  override async failed(target: string, { isOpen }: { isOpen: boolean }): Promise<void> {
    this.notes.push(`${target} ${isOpen ? 'is left alone' : 'failed'}`);
  }
}

/** How the other side behaves once it has accepted; the connections it had. */
let behave: (socket: Socket) => void;
let connections: Socket[];
let server: Server;
let url: string;
let records: Noted;
let calls: OutgoingCalls;
/** For calls that succeed, however busy the machine is. */
let patient: OutgoingCalls;

beforeEach(async () => {
  connections = [];
  server = createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => undefined);
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  records = new Noted();
  calls = new OutgoingCalls(records, terms);
  patient = new OutgoingCalls(records, { ...terms, personMilliseconds: 60_000 });
});
afterEach(async () => {
  for (const socket of connections) socket.destroy();
  server.close();
  await once(server, 'close');
});

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error instanceof TargetUnavailableError ? 'away' : error),
  );

const answer = (status: number, body: string) => (socket: Socket) =>
  socket.once('data', () =>
    socket.end(`HTTP/1.1 ${String(status)} X\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`),
  );

describe('a call out of the house', () => {
  test.each<[string, (socket: Socket) => void]>([
    ['accepts and says nothing', () => undefined],
    [
      'begins to answer and falls silent',
      (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n.'),
    ],
    ['breaks off', (socket) => socket.destroy()],
    ['is a gateway without its service', answer(503, 'away')],
  ])('to somebody who %s ends in time, and after three of them nobody is asked any more', async (_, how) => {
    behave = how;
    for (let call = 0; call < 3; call += 1) expect(await outcome(calls.fetch('a shop', url))).toBe('away');
    const before = connections.length;
    expect(await outcome(calls.fetch('a shop', url))).toBe('away');
    expect(connections).toHaveLength(before);
    expect(records.notes).toEqual(['a shop failed', 'a shop failed', 'a shop is left alone']);
  });

  test('that is answered, be it by a refusal, is none that counts against the other side', async () => {
    behave = answer(404, 'no');
    for (let call = 0; call < 5; call += 1) expect((await patient.fetch('a shop', url)).status).toBe(404);
    behave = answer(200, 'yes');
    expect(await (await patient.fetch('a shop', url)).text()).toBe('yes');
    expect(new Set(records.notes)).toEqual(new Set(['a shop answers']));
  });

  test('that may be slow by what it asks for leaves the target open to others, unless nobody answers', async () => {
    behave = () => undefined;
    const heavy = () => outcome(calls.fetch('a shop', url, {}, { isHeavy: true }));
    for (let call = 0; call < 5; call += 1) expect(await heavy()).toBe('away');
    expect(connections.length).toBeGreaterThanOrEqual(5);
    expect(records.notes).toEqual([]);
    // Nobody listens there.
    url = 'http://127.0.0.1:2/';
    for (let call = 0; call < 3; call += 1) expect(await heavy()).toBe('away');
    expect(records.notes.at(-1)).toBe('a shop is left alone');
  });

  test('reads no more than it takes, whether its length is said or not, and has none of it count against the other side', async () => {
    const long = '.'.repeat(1_000_000);
    const unsaid = (socket: Socket) =>
      socket.once('data', () => socket.end(`HTTP/1.1 200 X\r\nConnection: close\r\n\r\n${long}`));
    const most = (mostBytes: number) => outcome(patient.fetch('a shop', url, {}, { mostBytes }));
    for (const how of [answer(200, long), unsaid]) {
      behave = how;
      expect(await most(999_999)).toBeInstanceOf(AnswerTooLongError);
      expect(await (await patient.fetch('a shop', url, {}, { mostBytes: 1_000_000 })).text()).toBe(long);
    }
    // Nothing of what was said to come is waited for.
    behave = (socket) => socket.write('HTTP/1.1 200 X\r\nContent-Length: 9000\r\n\r\n.');
    expect(await most(100)).toBeInstanceOf(AnswerTooLongError);
    expect(new Set(records.notes)).toEqual(new Set(['a shop answers']));
  });

  test('does not end because another target is away', async () => {
    behave = (socket) => socket.destroy();
    for (let call = 0; call < 3; call += 1) await outcome(patient.fetch('one', url));
    behave = answer(200, 'yes');
    expect(await outcome(patient.fetch('one', url))).toBe('away');
    expect((await patient.fetch('other', url)).status).toBe(200);
  });

  test('may take longer in a job, and is refused while a delivery holds a transaction', async () => {
    behave = (socket) => setTimeout(() => answerNow(socket), 3 * terms.personMilliseconds);
    const inLane = (lane: 'mail' | 'delivery') => outcome(inWork(lane, () => calls.fetch(lane, url)));
    expect(await inLane('mail')).toBe('went through');
    expect(await inLane('delivery')).toMatchObject({ message: expect.stringContaining('lane') });
  });
});

function answerNow(socket: Socket): void {
  socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
}
