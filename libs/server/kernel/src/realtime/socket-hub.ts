import { Injectable } from '@nestjs/common';
import { type ServerMessage, type ServerMessageName, serverMessages } from '@lyceum/contracts';
import type { Server } from 'socket.io';

/** The room every connection of a user is in. */
export const userRoom = (userId: string): string => `user:${userId}`;

/** The room every connection of one session is in: the tabs of one browser. */
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Between processes: each lets a user's connections that it holds leave rooms. */
const leaveRoomsEvent = 'lyceum:leave-rooms';

/** Rooms of a user's connections, by how their names begin. */
interface RoomsOfUser {
  readonly userId: string;
  readonly prefix: string;
}

/** Users one message between processes is addressed to: their rooms' names go with it. */
const usersPerMessage = 100;

/** Between processes: each ends the session's connections that it holds. */
const endSessionEvent = 'lyceum:end-session';

/**
 * Sends messages to open tabs, whichever process they are connected to: the server's adapter carries a message from
 * the process that publishes (often a worker without any connection) to the ones that hold the sockets.
 */
@Injectable()
export class SocketHub {
  private server: Server | undefined;

  get isAttached(): boolean {
    return this.server !== undefined;
  }

  /** Called once at start, with the socket server of this process. */
  attach(server: Server): void {
    this.server = server;
    server.on(endSessionEvent, (message: ServerMessage<'session.ended'>) => this.endHere(message));
    server.on(leaveRoomsEvent, (message: RoomsOfUser) => this.leaveHere(message));
  }

  /** Reaches every open tab of one user; a tab that is not there misses it and asks when it comes back. */
  toUser<Name extends ServerMessageName>(userId: string, name: Name, message: ServerMessage<Name>): void {
    this.server?.to(userRoom(userId)).emit(name, serverMessages[name].parse(message));
  }

  /** Reaches every open tab of these users, however many they are. */
  toUsers<Name extends ServerMessageName>(
    userIds: readonly string[],
    name: Name,
    message: ServerMessage<Name>,
  ): void {
    const checked: unknown = serverMessages[name].parse(message);
    for (let start = 0; start < userIds.length; start += usersPerMessage) {
      const rooms = userIds.slice(start, start + usersPerMessage).map(userRoom);
      this.server?.to(rooms).emit(name, checked);
    }
  }

  /** Reaches every tab in a room but those of these users. */
  toRoom<Name extends ServerMessageName>(
    room: string,
    name: Name,
    message: ServerMessage<Name>,
    exceptUserIds: readonly string[] = [],
  ): void {
    const checked: unknown = serverMessages[name].parse(message);
    this.server?.to(room).except(exceptUserIds.map(userRoom)).emit(name, checked);
  }

  /** Has all tabs of a user leave the rooms whose names begin so, in all processes. */
  leaveRooms(message: RoomsOfUser): void {
    this.leaveHere(message);
    this.server?.serverSideEmit(leaveRoomsEvent, message);
  }

  /**
   * Tells the tabs of a session that it is over, and ends their connections, in all processes. Each process does both
   * for its own sockets: an emit and a disconnect sent through the adapter may overtake each other.
   */
  endSession(message: ServerMessage<'session.ended'>): void {
    const checked = serverMessages['session.ended'].parse(message);
    this.endHere(checked);
    this.server?.serverSideEmit(endSessionEvent, checked);
  }

  private endHere(message: ServerMessage<'session.ended'>): void {
    const { sockets } = this.server ?? {};
    for (const socketId of sockets?.adapter.rooms.get(sessionRoom(message.sessionId)) ?? []) {
      const socket = sockets?.sockets.get(socketId);
      socket?.emit('session.ended', message);
      socket?.disconnect(true);
    }
  }

  private leaveHere({ userId, prefix }: RoomsOfUser): void {
    const { sockets } = this.server ?? {};
    for (const socketId of sockets?.adapter.rooms.get(userRoom(userId)) ?? []) {
      const socket = sockets?.sockets.get(socketId);
      for (const room of socket?.rooms ?? []) if (room.startsWith(prefix)) void socket?.leave(room);
    }
  }
}
