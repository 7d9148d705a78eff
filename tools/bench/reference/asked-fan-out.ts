/**
 * The same with what a message to many has to ask first: whose session is over, and who may not read the forum, by two
 * prepared statements, then socket.io alone. A POST is sent on to everybody, one to `/nobody` to the first of them.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { Server, type Socket } from 'socket.io';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const endedQuery = {
  name: 'ended',
  text: `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id) LEFT JOIN sessions s ON s.id = asked.id
         LEFT JOIN users u ON u.id = s.user_id
         WHERE u.id IS NULL OR s.ended_at IS NOT NULL OR u.suspended_at IS NOT NULL`,
};

const shutOutQuery = {
  name: 'shut-out',
  text: `SELECT s.user_id FROM unnest($1::uuid[]) AS asked (id) JOIN sessions s ON s.id = asked.id
         CROSS JOIN communities c LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = s.user_id
         WHERE c.id = $2 AND m.user_id IS NULL AND c.privacy <> 'PUBLIC'`,
};

/** How many of these sessions may not hear it. */
async function refused(sessions: readonly string[], communityId: string): Promise<number> {
  const ids = `{${sessions.join(',')}}`;
  const [ended, shutOut] = await Promise.all([
    pool.query({ ...endedQuery, values: [ids] }),
    pool.query({ ...shutOutQuery, values: [ids, communityId] }),
  ]);
  return ended.rows.length + shutOut.rows.length;
}

interface Message {
  readonly communityId: string;
}

async function tell(sockets: readonly Socket[], message: Message): Promise<void> {
  const sessions = sockets.map(({ handshake }) => String(handshake.auth['sessionId']));
  if ((await refused(sessions, message.communityId)) > 0) throw new Error('Somebody may not hear it');
  server.local.to(sockets.map(({ id }) => id)).emit('forum.post-created', message);
}

const http = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    const everybody = [...server.sockets.sockets.values()];
    const them = request.url === '/nobody' ? everybody.slice(0, 1) : everybody;
    void tell(them, JSON.parse(Buffer.concat(chunks).toString()) as Message).finally(() => response.end());
  });
});
const server = new Server(http, { transports: ['websocket'] });

process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${String(port)}` });
});
