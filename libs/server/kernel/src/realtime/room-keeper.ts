import { Injectable } from '@nestjs/common';
import { ActorResolver } from '../actor/actor-resolver.port';
import type { LiveSocket } from './live-socket';
import { RoomKinds } from './room-kinds';

/** Connections one statement asks about. */
const askedAtOnce = 500;

/** Rooms asked about beside each other. */
const roomsAtOnce = 4;

/** Holds connections to what their callers may: by the rows as they are now, not by what was read at the handshake. */
@Injectable()
export class RoomKeeper {
  constructor(
    private readonly kinds: RoomKinds,
    private readonly actors: ActorResolver,
  ) {}

  /**
   * Cuts off those of the connections whose session is over, and has the others leave the rooms they may not be in.
   * @param rooms the rooms in question; absent: all
   */
  async ask(sockets: Iterable<LiveSocket>, rooms?: ReadonlySet<string>): Promise<void> {
    const asked = [...new Set(sockets)];
    for (let start = 0; start < asked.length; start += askedAtOnce) {
      const living = await this.stillThere(asked.slice(start, start + askedAtOnce));
      await this.askRooms(living, rooms);
    }
  }

  /** Those whose session goes on, with their callers read anew. */
  private async stillThere(sockets: readonly LiveSocket[]): Promise<LiveSocket[]> {
    const sessionIds = new Map(sockets.map((socket) => [socket, socket.data.actor.sessionId]));
    const standings = await this.actors.standingsOf([...new Set(sessionIds.values())]);
    return sockets.filter((socket) => {
      const sessionId = sessionIds.get(socket) ?? '';
      // Renewed meanwhile, and proved by that.
      if (socket.data.actor.sessionId !== sessionId) return socket.connected;
      const { actor = null, endReason = null } = standings.get(sessionId) ?? {};
      if (actor) {
        socket.data.actor = actor;
        return socket.connected;
      }
      if (endReason) socket.emit('session.ended', { sessionId, reason: endReason });
      socket.disconnect(true);
      return false;
    });
  }

  private async askRooms(sockets: readonly LiveSocket[], rooms?: ReadonlySet<string>): Promise<void> {
    const inside = new Map<string, LiveSocket[]>();
    for (const socket of sockets)
      for (const room of socket.rooms) {
        if (this.kinds.of(room) === null || (rooms && !rooms.has(room))) continue;
        inside.set(room, [...(inside.get(room) ?? []), socket]);
      }
    const open = [...inside];
    for (let start = 0; start < open.length; start += roomsAtOnce)
      await Promise.all(
        open.slice(start, start + roomsAtOnce).map(([room, them]) => this.askRoom(room, them)),
      );
  }

  private async askRoom(room: string, sockets: readonly LiveSocket[]): Promise<void> {
    const kind = this.kinds.of(room);
    if (!kind) return;
    const callers = sockets.map(({ data }) => data.actor);
    const staying = new Set(await kind.rights.mayStay(callers, kind.id));
    for (const [index, socket] of sockets.entries()) {
      const caller = callers[index];
      if (caller && staying.has(caller)) continue;
      if (!socket.rooms.has(room)) continue;
      await socket.leave(room);
      const farewell = kind.rights.farewell?.(kind.id);
      if (farewell) socket.emit(farewell[0], farewell[1]);
    }
  }
}
