/**
 * The limit of this platform: Node's own `http` on `pg` with named prepared statements, and one handler. Started by
 * the bench in a process of its own with the row's name; tells its address over the channel and ends with it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { loadRow } from '../rows.ts';

const name = process.argv[2] ?? '';
const row = await loadRow(name);
if (!row.reference) throw new Error(`${name} has nothing to compare with a bare server.`);

// As many connections as our server's pool has by default.
const database = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  application_name: 'bench-reference',
});
const handle = await row.reference(database, process.env['API_URL'] ?? '');
const type = (row.section === 'cpu' && row.referenceType) || 'application/json; charset=utf-8';

// Nest is loaded only where a row has a use for it: its module graph is no part of a bare server.
const { stackOf, stackPath } = row.stack ? await import('./stack.ts') : {};
const stack = row.stack && (await stackOf?.(row.stack(database)));

const server = createServer((request, response) => {
  if (stack && request.url === stackPath) {
    stack(request, response);
    return;
  }
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});

process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${String(port)}` });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = request.method === 'GET' ? '' : await readBody(request);
  const content = await handle({ path: request.url ?? '/', headers: request.headers, body });
  response
    .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(content) })
    .end(content);
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.once('end', () => resolve(body));
    request.once('error', reject);
  });
}
