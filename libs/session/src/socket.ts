import { asErrorAnswer, commonErrors } from '@lyceum/contracts/common';
import { type ServerMessageName, serverMessages, socketPath } from '@lyceum/contracts/realtime';
import { io, type Socket } from 'socket.io-client';

export interface SocketOptions {
  /** Where the server is; the page's own origin when left out. */
  readonly origin: string | undefined;
  /** Asked at every connection attempt. */
  readonly token: () => string;
  /** Called with messages that fit their contract; others are dropped. */
  readonly onMessage: (name: ServerMessageName, message: unknown) => void;
  /** Called whenever the connection stands, the first time and after every loss. */
  readonly onConnect: () => void;
  /** Called whenever it is lost; it then comes back by itself. */
  readonly onLoss: () => void;
  /** Called when the server does not know the token: it has run out, or its session has ended. */
  readonly onUnknown: () => void;
}

/**
 * When a process ends, all its tabs look for the next one: each waits for another while, half a second to four seconds
 * at first and up to half a minute later, so that they do not all come at once.
 */
const reconnection = {
  reconnectionDelay: 2_250,
  reconnectionDelayMax: 15_000,
  randomizationFactor: 0.8,
} as const;

/** Wait before a refused handshake is tried again, in ms. The library itself retries only lost connections. */
const refusedRetryMilliseconds = 5_000;

/** Up to half as much more or less. */
const withJitter = (milliseconds: number): number => milliseconds * (0.5 + Math.random());

const messageNames = Object.keys(serverMessages) as ServerMessageName[];

/** Opens a socket.io connection that reconnects by itself. Loaded on demand, with the client library. */
export function openSocket({
  origin,
  token,
  onMessage,
  onConnect,
  onLoss,
  onUnknown,
}: SocketOptions): Socket {
  // Without the polling that comes before it elsewhere: that one needs one server for all its calls.
  const transports = ['websocket'];
  const options = {
    path: socketPath,
    transports,
    ...reconnection,
    auth: (answer: (auth: object) => void) => answer({ token: token() }),
  };
  const socket = origin === undefined ? io(options) : io(origin, options);
  for (const name of messageNames) {
    socket.on(name, (raw: unknown) => {
      const parsed = serverMessages[name].safeParse(raw);
      if (parsed.success) onMessage(name, parsed.data);
    });
  }
  socket.on('connect', onConnect);
  socket.on('disconnect', onLoss);
  socket.on('connect_error', (error) => {
    if (socket.active) return;
    const status = statusOf(error);
    if (status === commonErrors.UNAUTHENTICATED.status) onUnknown();
    // A server in trouble will recover, and so does who came too often; a refused token will not become right.
    else if (status >= 500 || status === commonErrors.TOO_MANY_REQUESTS.status)
      setTimeout(() => socket.connect(), withJitter(refusedRetryMilliseconds));
  });
  return socket;
}

/** socket.io hands the server's ErrorAnswer on as `data` of the error. */
function statusOf(error: Error & { data?: unknown }): number {
  return (asErrorAnswer(error.data) ?? commonErrors.INTERNAL).status;
}
