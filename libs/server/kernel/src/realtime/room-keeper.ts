import { Injectable } from '@nestjs/common';
import { ActorResolver, type SessionStanding } from '../actor/actor-resolver.port';
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

  /** Those whose session goes on, with their callers as they are now. */
  private async stillThere(sockets: readonly LiveSocket[]): Promise<LiveSocket[]> {
    // Each as it stands: of two tabs of a session, one may have heard of a change that the other has not.
    const callers = [...new Set(sockets.map(({ data }) => data.actor))];
    const changes = await this.actors.changesOf(callers);
    if (changes.size > 0) for (const socket of sockets) take(socket, changes);
    return sockets.filter(({ connected }) => connected);
  }

  private async askRooms(sockets: readonly LiveSocket[], rooms?: ReadonlySet<string>): Promise<void> {
    const inside = new Map<string, LiveSocket[]>();
    for (const socket of sockets)
      for (const room of socket.rooms) {
        if ((rooms && !rooms.has(room)) || this.kinds.of(room) === null) continue;
        const others = inside.get(room);
        if (others) others.push(socket);
        else inside.set(room, [socket]);
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

/** A session that was renewed to another meanwhile is proved by that, and not among those asked about. */
function take(socket: LiveSocket, changes: ReadonlyMap<string, SessionStanding>): void {
  const { sessionId } = socket.data.actor;
  const change = changes.get(sessionId);
  if (change?.actor) socket.data.actor = change.actor;
  if (!change || change.actor) return;
  if (change.endReason) socket.emit('session.ended', { sessionId, reason: change.endReason });
  socket.disconnect(true);
}
