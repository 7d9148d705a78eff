import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, jest } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { socketPath } from '@lyceum/contracts/realtime';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io-client';
import { openSocket } from './socket';

let socket: Socket | undefined;
let server: Server | undefined;
afterEach(async () => {
  socket?.disconnect();
  await server?.close();
  jest.restoreAllMocks();
});

it('comes back after a lost connection, each tab after another while', () => {
  socket = openSocket({
    // Nobody listens there.
    origin: 'http://127.0.0.1:9',
    token: () => '',
    onMessage: () => undefined,
    onLoss: () => undefined,
    onConnect: () => undefined,
    onUnknown: () => undefined,
  });
  expect(socket.io.reconnection()).toBe(true);
  expect(socket.io.reconnectionAttempts()).toBe(Infinity);
  // The first waits lie between (1 - factor) and (1 + factor) times the delay.
  const factor = socket.io.randomizationFactor();
  expect(factor).toBeLessThan(1);
  expect(2 * factor * socket.io.reconnectionDelay()).toBeGreaterThan(3_000);
});

it('comes back after a handshake that was refused as one too many', async () => {
  server = new Server(0, { path: socketPath });
  const { code, status, message } = commonErrors.TOO_MANY_REQUESTS;
  let handshakes = 0;
  server.use((_, next) => {
    handshakes += 1;
    next(handshakes > 1 ? undefined : Object.assign(new Error(message), { data: { code, status, message } }));
  });
  // The shortest of the waits.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { port } = server.httpServer.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    socket = openSocket({
      origin: `http://127.0.0.1:${String(port)}`,
      token: () => '',
      onMessage: () => undefined,
      onLoss: () => undefined,
      onConnect: resolve,
      onUnknown: () => undefined,
    });
  });
  expect(handshakes).toBe(2);
});
