import { afterEach, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io-client';
import { openSocket } from './socket';

let socket: Socket | undefined;
afterEach(() => {
  socket?.disconnect();
});

it('comes back after a lost connection, each tab after another while', () => {
  socket = openSocket({
    // Nobody listens there.
    origin: 'http://127.0.0.1:9',
    token: () => '',
    onMessage: () => undefined,
    onConnect: () => undefined,
  });
  expect(socket.io.reconnection()).toBe(true);
  expect(socket.io.reconnectionAttempts()).toBe(Infinity);
  // The first waits lie between (1 - factor) and (1 + factor) times the delay.
  const factor = socket.io.randomizationFactor();
  expect(factor).toBeLessThan(1);
  expect(2 * factor * socket.io.reconnectionDelay()).toBeGreaterThan(3_000);
});
