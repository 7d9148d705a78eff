import type { ServerMessageName } from '@lyceum/contracts/realtime';
import type { Socket } from 'socket.io';
import type { Actor } from '../actor/actor';

interface SocketData {
  actor: Actor;
  expiryTimer?: NodeJS.Timeout;
}

type Messages = Record<ServerMessageName, (message: unknown) => void>;

/** The connection of a tab, with its caller as last asked. */
export type LiveSocket = Socket<Record<string, never>, Messages, Record<string, never>, SocketData>;
