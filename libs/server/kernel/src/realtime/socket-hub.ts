import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { type ServerMessage, type ServerMessageName, serverMessages } from '@lyceum/contracts/realtime';
import type { Server } from 'socket.io';
import type { EndedRights } from '../unit-of-work/event';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import type { LiveSocket } from './live-socket';
import { RoomKeeper } from './room-keeper';

/** The room every connection of a user is in. */
export const userRoom = (userId: string): string => `user:${userId}`;

/** The room every connection of one session is in: the tabs of one browser. */
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** Rooms of one kind a tab is in; beyond that it leaves the one it entered first. */
const roomsOfOneKind = 10;

/** Users one message between processes is addressed to: their rooms' names go with it. */
const usersPerMessage = 100;

/** Messages whose addressees are asked about together. */
const deliveriesAtOnce = 100;

/** Other processes are told at most this often, in ms: what is told meanwhile goes to them together. */
const tellEvery = 25;

/** Messages that go to other processes in one: about as many as PostgreSQL notifies of without a row of its own. */
const deliveriesTogether = 20;

/** Between processes: each hands the messages to the connections it holds. */
const deliverEvent = 'lyceum:deliver-all';

/** Between processes: each asks anew about the connections it holds. */
const askEvent = 'lyceum:ask';

/** Between processes: each ends the session's connections that it holds. */
const endSessionEvent = 'lyceum:end-session';

/** Between processes: what one has to say to another, whatever it is about. */
const relayEvent = 'lyceum:relay';

interface Delivery {
  readonly rooms: readonly string[];
  readonly name: ServerMessageName;
  readonly message: unknown;
  /** Rooms whose connections do not get it. */
  readonly except: readonly string[];
}

/**
 * Sends messages to open tabs, whichever process they are connected to: the server's adapter carries a message from
 * the process that publishes (often a worker without any connection) to the ones that hold the sockets. Those ask who
 * may still hear it before they hand it over, one after the other, so that messages stay in their order.
 */
@Injectable()
export class SocketHub implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SocketHub.name);
  private server: Server | undefined;
  private waiting: Delivery[] = [];
  private handingOut: Promise<void> | undefined;
  /** What other processes have not been told yet. */
  private untold: Delivery[] = [];
  private pause: NodeJS.Timeout | undefined;
  private readonly relayed = new Map<string, (message: unknown) => void>();

  constructor(
    private readonly keeper: RoomKeeper,
    unitOfWork: UnitOfWork,
  ) {
    unitOfWork.onEndedRights((ended) => this.askAnew(ended));
  }

  get isAttached(): boolean {
    return this.server !== undefined;
  }

  /** Called once at start, with the socket server of this process. */
  attach(server: Server): void {
    this.server = server;
    server.on(endSessionEvent, (message: ServerMessage<'session.ended'>) => this.endHere(message));
    server.on(deliverEvent, (deliveries: readonly Delivery[]) => {
      for (const delivery of deliveries) this.deliverHere(delivery);
    });
    server.on(relayEvent, (topic: string, message: unknown) => this.hearRelayed(topic, message));
    server.on(askEvent, (ended: EndedRights) => void this.askHere(ended));
  }

  /** Reaches every open tab of one user; a tab that is not there misses it and asks when it comes back. */
  toUser<Name extends ServerMessageName>(userId: string, name: Name, message: ServerMessage<Name>): void {
    this.deliver([userRoom(userId)], name, message);
  }

  /** Reaches every open tab of these users, however many they are. */
  toUsers<Name extends ServerMessageName>(
    userIds: readonly string[],
    name: Name,
    message: ServerMessage<Name>,
  ): void {
    for (let start = 0; start < userIds.length; start += usersPerMessage)
      this.deliver(userIds.slice(start, start + usersPerMessage).map(userRoom), name, message);
  }

  /** Reaches every tab in a room whose caller may be in it, but those of these users. */
  toRoom<Name extends ServerMessageName>(
    room: string,
    name: Name,
    message: ServerMessage<Name>,
    exceptUserIds: readonly string[] = [],
  ): void {
    this.deliver([room], name, message, exceptUserIds.map(userRoom));
  }

  /**
   * Puts a tab into a room of a declared kind; of those of the kind it is in ten at most, and leaves the oldest.
   * @returns whether its caller may be there, asked once it is in: a right that ends meanwhile is not missed
   */
  async enter(socket: LiveSocket, room: string): Promise<boolean> {
    // Of many at once, each sees what those before it have done.
    await Promise.all([
      socket.join(room),
      ...this.tooMany(socket, room).map((oldest) => socket.leave(oldest)),
    ]);
    await this.keeper.ask([socket], new Set([room]));
    return socket.rooms.has(room);
  }

  /** Has all processes ask again about connections whose callers may have lost a right; at once, and without waiting. */
  askAnew(ended: EndedRights): void {
    void this.askHere(ended);
    this.server?.serverSideEmit(askEvent, ended);
  }

  /** Asks again about every connection of this process: what others told meanwhile may have been lost. */
  askAll(): Promise<void> {
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])] as LiveSocket[];
    return this.quietly(this.keeper.ask(sockets));
  }

  /** Says something to all other processes; one that is not there misses it. @param topic `domain.what-it-is-about` */
  relay(topic: string, message: object): void {
    this.server?.serverSideEmit(relayEvent, topic, message);
  }

  /** Calls `listener` with whatever other processes relay under that topic; there is one a topic. */
  onRelayed(topic: string, listener: (message: unknown) => void): void {
    this.relayed.set(topic, listener);
  }

  /** Users who have a connection of this process in the room. */
  usersIn(room: string): string[] {
    return this.socketsIn([room]).map(({ data }) => data.actor.userId);
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

  beforeApplicationShutdown(): void {
    clearTimeout(this.pause);
    this.tellOthers();
  }

  /** Resolves when everything that came in so far is handed out. */
  async idle(): Promise<void> {
    await this.handingOut;
  }

  private hearRelayed(topic: string, message: unknown): void {
    this.relayed.get(topic)?.(message);
  }

  private tooMany({ rooms }: LiveSocket, entered: string): string[] {
    const kind = entered.slice(0, entered.indexOf(':') + 1);
    const others = [...rooms].filter((room) => room.startsWith(kind) && room !== entered);
    return others.slice(0, Math.max(others.length + 1 - roomsOfOneKind, 0));
  }

  private deliver<Name extends ServerMessageName>(
    rooms: readonly string[],
    name: Name,
    message: ServerMessage<Name>,
    except: readonly string[] = [],
  ): void {
    const delivery = { rooms, name, message: serverMessages[name].parse(message), except };
    this.deliverHere(delivery);
    this.untold.push(delivery);
    if (!this.pause) this.tellOthers();
  }

  private tellOthers(): void {
    this.pause = undefined;
    if (this.untold.length === 0) return;
    this.pause = setTimeout(() => this.tellOthers(), tellEvery).unref();
    while (this.untold.length > 0) {
      const together = this.untold.splice(0, deliveriesTogether);
      this.server?.serverSideEmit(deliverEvent, together);
    }
  }

  private deliverHere(delivery: Delivery): void {
    const open = this.server?.sockets.adapter.rooms;
    if (!delivery.rooms.some((room) => open?.has(room))) return;
    this.waiting.push(delivery);
    this.handingOut ??= this.handOutAll().finally(() => (this.handingOut = undefined));
  }

  private async handOutAll(): Promise<void> {
    while (this.waiting.length > 0)
      await this.quietly(this.handOut(this.waiting.splice(0, deliveriesAtOnce)));
  }

  /** Whoever joins a room while its people are asked about comes too late for what was sent before. */
  private async handOut(deliveries: readonly Delivery[]): Promise<void> {
    const addressees = deliveries.map(({ rooms }) => this.socketsIn(rooms));
    await this.keeper.ask(addressees.flat(), new Set(deliveries.flatMap(({ rooms }) => rooms)));
    for (const [index, { name, message, rooms, except }] of deliveries.entries()) {
      const isIn = (names: readonly string[], socket: LiveSocket): boolean =>
        names.some((room) => socket.rooms.has(room));
      const ids = (addressees[index] ?? [])
        .filter((socket) => isIn(rooms, socket) && !isIn(except, socket))
        .map(({ id }) => id);
      if (ids.length > 0) this.server?.local.to(ids).emit(name, message);
    }
  }

  private socketsIn(rooms: readonly string[]): LiveSocket[] {
    const { sockets } = this.server ?? {};
    const ids = new Set(rooms.flatMap((room) => [...(sockets?.adapter.rooms.get(room) ?? [])]));
    return [...ids].flatMap((id) => (sockets?.sockets.get(id) as LiveSocket | undefined) ?? []);
  }

  private askHere({ userIds = [], rooms = [] }: EndedRights): Promise<void> {
    const open = [...(this.server?.sockets.adapter.rooms.keys() ?? [])];
    const ended = open.filter((name) => rooms.some((prefix) => name.startsWith(prefix)));
    const asking = [this.keeper.ask(this.socketsIn(userIds.map(userRoom)))];
    if (ended.length > 0) asking.push(this.keeper.ask(this.socketsIn(ended), new Set(ended)));
    return this.quietly(Promise.all(asking));
  }

  /** What could not be asked now is asked by the clock, and before anything is sent. */
  private async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) =>
      this.logger.error({ err: error }, 'Connections were not asked about'),
    );
  }

  private endHere(message: ServerMessage<'session.ended'>): void {
    for (const socket of this.socketsIn([sessionRoom(message.sessionId)])) {
      socket.emit('session.ended', message);
      socket.disconnect(true);
    }
  }
}
