import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findFreePort } from '@lyceum/embedded-postgres';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { Launched, processesOf, untilClosed } from './testing/launched.ts';

let data: string;
let port: number;
let launched: Launched;

beforeEach(async () => {
  data = mkdtempSync('/var/tmp/lyceum-shutdown-');
  chmodSync(data, 0o755);
  port = await findFreePort();
  launched = new Launched({ LYCEUM_DATA_DIR: data, PORT: String(port) });
  await launched.ready();
});
afterEach(async () => {
  await launched.kill('SIGTERM');
  await untilClosed(port);
  rmSync(data, { recursive: true, force: true });
});

/** A connection on which this much of a request was sent, and nothing more. */
async function halfSent(text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
}

it('a server that is told to stop ends within seconds and well, whatever connections are open', async () => {
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve) => {
    get(`http://127.0.0.1:${String(port)}/health/live`, { agent }, (answer) =>
      answer.resume().on('end', resolve),
    );
  });
  await halfSent(
    'POST /auth/sign-in HTTP/1.1\r\nHost: half\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await halfSent('GET /health/live HTTP/1.1\r\nHost: ');
  await halfSent('');
  const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/socket.io/?EIO=4&transport=websocket`);
  const closed = new Promise((resolve) => (socket.onclose = resolve));
  await new Promise((resolve) => (socket.onopen = resolve));

  const server = processesOf(data).find(({ pid }) =>
    readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('apps/api/dist/main.js'),
  );
  const started = performance.now();
  process.kill(server?.pid ?? 0, 'SIGTERM');
  const { output } = await launched.ended;
  expect(output).toContain('The server ended unexpectedly (exit code 0)');
  // Five seconds, and as many more for a busy machine and the database's own end; it was half a minute.
  expect(performance.now() - started).toBeLessThan(15_000);
  await closed;
  agent.destroy();
});
