/**
 * The limit of this platform for messages to many: the `ws` package alone. A POST is sent on to everybody who is
 * connected; one to `/nobody` to the first of them only. Tells its address over the channel and ends with it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    const message = Buffer.concat(chunks).toString();
    const everybody = [...sockets.clients];
    for (const client of request.url === '/nobody' ? everybody.slice(0, 1) : everybody) client.send(message);
    response.end();
  });
});
const sockets = new WebSocketServer({ server });

process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${String(port)}` });
});
