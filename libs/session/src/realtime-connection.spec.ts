import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { Server as SocketServer, type Socket } from 'socket.io';
import { RealtimeConnection } from './realtime-connection';
import { Session } from './session';
import { memoryStorage } from './session-storage';
import { ada, bela, buildToken } from './testing/tokens';

describe('RealtimeConnection', () => {
  let http: Server;
  let sockets: SocketServer;
  let session: Session;
  let connection: RealtimeConnection;
  let stop: () => void;
  let renewals: number;
  let onRenewal: () => void;
  let answered: Promise<void>;

  const origin = (): string => `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
  const nextClient = (): Promise<Socket> => new Promise((resolve) => sockets.once('connection', resolve));
  const nextRenewal = (): Promise<void> => new Promise((resolve) => (onRenewal = resolve));

  beforeEach(async () => {
    http = createServer();
    sockets = new SocketServer(http);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    renewals = 0;
    onRenewal = () => undefined;
    answered = Promise.resolve();
    session = new Session(memoryStorage());
    const renew = (): Promise<void> => {
      renewals += 1;
      onRenewal();
      return answered;
    };
    connection = new RealtimeConnection(session, renew, origin());
    stop = connection.start();
  });

  afterEach(async () => {
    const clients = [...sockets.of('/').sockets.values()];
    const closed = clients.map(({ conn }) => new Promise((resolve) => conn.once('close', resolve)));
    stop();
    await Promise.all(closed);
    await sockets.close();
  });

  it('connects with the token when somebody signs in, and asks at once what changed before', async () => {
    const [client, renewal] = [nextClient(), nextRenewal()];
    session.adopt(buildToken());
    expect((await client).handshake.auth).toEqual({ token: buildToken() });
    await renewal;
    expect(renewals).toBe(1);
  });

  it('renews the token when the user’s roles changed, and not for somebody else’s', async () => {
    const [client, first] = [nextClient(), nextRenewal()];
    session.adopt(buildToken());
    await first;
    const heard = new Promise((resolve) => connection.on('session.roles-changed', resolve));
    const second = nextRenewal();
    const message = { userId: ada, roles: ['TEACHER'] };
    (await client).emit('session.roles-changed', { userId: ada, roles: ['KING'] });
    (await client).emit('session.roles-changed', { ...message, userId: bela });
    (await client).emit('session.roles-changed', message);
    await second;
    expect(renewals).toBe(2);
    expect(await heard).toEqual({ ...message, userId: bela });
  });

  it('asks again after a renewal under way, which may have been answered before the roles changed', async () => {
    const [client, first] = [nextClient(), nextRenewal()];
    let answer = (): void => undefined;
    answered = new Promise((resolve) => (answer = resolve));
    session.adopt(buildToken());
    await first;
    const heard = new Promise((resolve) => connection.on('session.roles-changed', resolve));
    (await client).emit('session.roles-changed', { userId: ada, roles: ['TEACHER'] });
    await heard;
    expect(renewals).toBe(1);
    const second = nextRenewal();
    answer();
    await second;
    expect(renewals).toBe(2);
  });

  it('keeps the connection under a newer token', async () => {
    const [client, first] = [nextClient(), nextRenewal()];
    session.adopt(buildToken());
    await first;
    const sent = new Promise(
      (resolve) => void client.then((socket) => socket.once('session.renew', resolve)),
    );
    const newer = buildToken({ roleArray: ['TEACHER'] });
    session.adopt(newer);
    expect(await sent).toEqual({ token: newer });
  });

  it('ends the session when the server has ended it, and not for another session of the user', async () => {
    const client = nextClient();
    session.adopt(buildToken({ sid: ada }));
    (await client).emit('session.ended', { sessionId: bela, reason: 'REVOKED' });
    const heard = new Promise((resolve) => connection.on('session.ended', resolve));
    await heard;
    expect(session.state.status).toBe('signed-in');
    (await client).emit('session.ended', { sessionId: ada, reason: 'SUSPENDED' });
    await new Promise<void>((resolve) => {
      const stopListening = session.subscribe(() => {
        stopListening();
        resolve();
      });
    });
    expect(session.state).toMatchObject({ status: 'signed-out', reason: 'SUSPENDED' });
  });

  it('comes back with a renewed token after an old one was refused', async () => {
    sockets.use((socket, next) => {
      const isOld = socket.handshake.auth['token'] === old;
      next(isOld ? Object.assign(new Error('refused'), { data: commonErrors.UNAUTHENTICATED }) : undefined);
    });
    const old = buildToken({ iat: 1_000, exp: 1_900 });
    const refused = new Promise((resolve) => sockets.engine.once('connection', resolve));
    const client = nextClient();
    session.renew(old);
    await refused;
    session.renew(buildToken());
    expect((await client).handshake.auth).toEqual({ token: buildToken() });
  });

  it('asks once whether the session still stands while its tokens are refused', async () => {
    let handshakes = 0;
    sockets.use((_, next) => {
      handshakes += 1;
      next(
        handshakes > 2
          ? undefined
          : Object.assign(new Error('refused'), { data: commonErrors.UNAUTHENTICATED }),
      );
    });
    const asked = nextRenewal();
    session.adopt(buildToken());
    await asked;
    const refusedAgain = new Promise((resolve) =>
      sockets.engine.once('connection', (conn: Socket['conn']) => conn.once('close', resolve)),
    );
    session.renew(buildToken({ iat: 1_000 }));
    await refusedAgain;
    const [client, renewal] = [nextClient(), nextRenewal()];
    session.renew(buildToken({ iat: 1_001 }));
    await client;
    await renewal;
    expect(renewals).toBe(2);
  });

  it('says when a lost connection stands again, and not of the first one', async () => {
    let count = 0;
    const again = new Promise<void>((resolve) => {
      connection.onReconnect(() => {
        count += 1;
        resolve();
      });
    });
    const [first, renewal] = [nextClient(), nextRenewal()];
    session.adopt(buildToken());
    const client = await first;
    await renewal;
    expect(count).toBe(0);
    const second = nextClient();
    client.conn.close();
    await second;
    await again;
    expect(count).toBe(1);
  });

  it('[202] says that it is lost until it stands again, and not of one that nobody wants any more', async () => {
    const [client, first] = [nextClient(), nextRenewal()];
    session.adopt(buildToken());
    await first;
    expect(connection.isLost()).toBe(false);
    const change = (): Promise<void> =>
      new Promise((resolve) => {
        const end = connection.followLosses(() => {
          end();
          resolve();
        });
      });
    const [lost, again] = [change(), nextRenewal()];
    (await client).conn.close();
    await lost;
    expect(connection.isLost()).toBe(true);
    await again;
    expect(connection.isLost()).toBe(false);
    session.end('logged-out');
    expect(connection.isLost()).toBe(false);
  });

  it('waits for its turn, though one that need not connects meanwhile', async () => {
    stop();
    const { promise: turn, resolve: take } = Promise.withResolvers<unknown>();
    const stopWaiting = connection.start(turn);
    const other = new RealtimeConnection(session, () => Promise.resolve(), origin());
    const stopOther = other.start();
    stop = () => {
      stopWaiting();
      stopOther();
    };
    const connected = new Promise<void>((resolve) => other.onConnect(resolve));
    session.adopt(buildToken());
    await connected;
    expect(sockets.of('/').sockets.size).toBe(1);
    const [second, renewal] = [nextClient(), nextRenewal()];
    take(null);
    await second;
    await renewal;
  });

  it('leaves with the user, and comes back with the next one', async () => {
    const first = nextClient();
    session.adopt(buildToken());
    const client = await first;
    const gone = new Promise((resolve) => client.once('disconnect', resolve));
    const second = nextClient();
    session.end('logged-out');
    await gone;
    session.adopt(buildToken({ id: bela }));
    expect((await second).handshake.auth).toEqual({ token: buildToken({ id: bela }) });
  });
});
