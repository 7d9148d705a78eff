import { randomUUID } from 'node:crypto';
import { ChatCalls, type OpenCall } from '@lyceum/chats';
import {
  type BrowserSignal,
  callsErrors,
  callsLimits,
  type LeaveReason,
  type RoomSignal,
} from '@lyceum/contracts/calls';
import { DomainError, SocketHub } from '@lyceum/kernel';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { FromMedia } from './media/media-messages';
import { MediaProcess } from './media-process';
import { CallPresence } from '../lessons/call-presence';
import { ownAbilities } from './own-abilities';
import { Room } from './room';
import { beatsBetweenLooks, RoomRecorder } from './room-recorder';

const { beatSeconds, seatSeconds, emptySeconds, leaseSeconds } = callsLimits;

const second = 1_000;

/**
 * The rooms this process is the host of. It says who is in them, asks again and again whether they still may be, and tells the room
 * server, which knows nothing of people. A room lives as long as somebody is in it; its process says so by the clock, and when it does
 * no more, the call is over or somebody else's.
 */
@Injectable()
export class RoomHost implements BeforeApplicationShutdown {
  /** Of this process, among those that serve. */
  readonly id = randomUUID();
  private readonly logger = new Logger(RoomHost.name);
  private readonly rooms = new Map<string, Room>();
  private readonly roomOf = new Map<string, Room>();
  private clock: NodeJS.Timeout | undefined;
  private heldAt = 0;

  constructor(
    private readonly calls: ChatCalls,
    private readonly media: MediaProcess,
    private readonly sockets: SocketHub,
    private readonly presence: CallPresence,
    private readonly recorder: RoomRecorder,
  ) {
    media.follow(
      (message) => this.hearMedia(message),
      () => this.startAnew(),
    );
  }

  /** Whether the seat is in a room of this process. */
  has(seat: string): boolean {
    return this.roomOf.has(seat);
  }

  /** Lets somebody take a seat, if they may be with those who are in. What becomes of it, their browser is told. */
  async enter(userId: string, { callId, chatId }: OpenCall, seat: string): Promise<void> {
    const room = this.rooms.get(callId) ?? this.open(callId, chatId);
    await this.recorder.open(room);
    const staying = await this.calls.mayStay(chatId, [...othersIn(room, userId), userId]);
    room.hosts = await this.calls.hostsOf(chatId);
    // Whoever read that the call goes on may have been overtaken by its end, after which no room here knows of it.
    const going = await this.calls.hold([callId], this.id);
    if (!going.has(callId)) this.close(room, 'OVER');
    if (room.isOver) return this.tell(userId, seat, { type: 'left', reason: 'OVER' });
    if (!staying.has(userId)) return this.tell(userId, seat, { type: 'left', reason: 'REMOVED' });
    const admitted = room.admits(userId);
    if (admitted !== 'YES') return this.tell(userId, seat, { type: 'left', reason: admitted });
    // Everybody in a room reads all its seats: nobody takes another one's.
    if (this.ownerOf(seat) !== userId && this.has(seat))
      return this.tell(userId, seat, { type: 'left', reason: 'GONE' });
    if (othersIn(room, userId).length >= ownAbilities.people)
      return this.tell(userId, seat, { type: 'left', reason: 'FULL' });
    // Somebody is in a call once: whoever comes from another tab leaves this one.
    for (const former of room.seatsOf(new Set([userId]))) {
      if (former === seat) this.free(room, former);
      else this.remove(room, former, 'ELSEWHERE');
    }
    room.take(seat, userId, Date.now());
    this.roomOf.set(seat, room);
    this.media.send({ type: 'enter', room: callId, seat });
    this.recorder.take(room, seat);
    this.tell(userId, seat, { type: 'ready' });
    this.tellPeople(room);
    this.recorder.note(room, 'CAME', userId);
    await this.lookForLeaders(room);
  }

  /** @throws DomainError CALLS_NOT_INSIDE where the seat is not theirs; their browser is told as well */
  async signal(userId: string, seat: string, signal: BrowserSignal): Promise<void> {
    const room = this.roomOf.get(seat);
    if (!room || room.ownerOf(seat) !== userId) {
      this.tell(userId, seat, { type: 'left', reason: 'GONE' });
      throw new DomainError(callsErrors.NOT_INSIDE);
    }
    room.hear(seat, Date.now());
    switch (signal.type) {
      case 'publish':
      case 'answer':
        return this.media.send({ ...signal, seat });
      case 'state': {
        const { type: _type, ...state } = signal;
        if (state.isSharing && !room.isSharing(seat)) this.recorder.note(room, 'SCREEN_SHARED', userId);
        for (const [source, isOn] of [
          ['CAMERA', state.hasCamera],
          ['SCREEN', state.isSharing],
        ] as const)
          if (!isOn && room.takeOf(seat) !== null) this.media.send({ type: 'blank', seat, source });
        room.hear(seat, Date.now(), state);
        this.media.send({ type: 'pictures', seat, areWanted: !state.isAudioOnly });
        return this.tellPeople(room);
      }
      case 'leave':
      case 'away':
        this.free(room, seat);
        this.tellPeople(room);
        if (signal.type === 'leave' && room.isEmpty) void this.end(room);
        break;
      case 'hand':
        if (signal.isUp) this.recorder.note(room, 'HAND_UP', userId);
        room.raiseHand(seat, signal.isUp);
        return this.tellPeople(room);
      case 'record':
      case 'agree':
        return this.record(room, seat, signal);
      case 'host':
        return this.rule(room, userId, signal);
      case 'here':
        break;
    }
  }

  /** @throws DomainError CALLS_NOT_RECORDED; their browser is told as well */
  private async record(
    room: Room,
    seat: string,
    signal: Extract<BrowserSignal, { type: 'record' | 'agree' }>,
  ): Promise<void> {
    const userId = room.ownerOf(seat) ?? '';
    const was = room.recording;
    try {
      if (signal.type === 'agree') {
        const stands = await this.recorder.agree(room, userId, signal);
        if (!stands) this.tell(userId, seat, { type: 'asked-again' });
      } else if (signal.isOn) await this.recorder.begin(room, userId);
      else await this.recorder.stop(room, userId);
    } catch (error) {
      this.tell(userId, seat, { type: 'not-recorded' });
      throw error;
    }
    this.tellPeople(room);
    // Those who are on their way in are asked as well.
    if (signal.type === 'record' && was !== room.recording) await this.calls.tellOf(room.chatId);
  }

  private async lookForLeaders(room: Room): Promise<void> {
    const before = [...room.leaders].join(' ');
    await this.recorder.lookForLeaders(room);
    if ([...room.leaders].join(' ') !== before) this.tellPeople(room);
  }

  /** Who may is asked of the rows each time. @throws DomainError CALLS_HOST_ONLY */
  private async rule(
    room: Room,
    userId: string,
    { action, seat }: Extract<BrowserSignal, { type: 'host' }>,
  ): Promise<void> {
    room.hosts = await this.calls.hostsOf(room.chatId);
    if (!room.hosts.has(userId)) throw new DomainError(callsErrors.HOST_ONLY);
    const target = typeof seat === 'string' ? room.ownerOf(seat) : null;
    if (action === 'LOCK' || action === 'UNLOCK') room.isLocked = action === 'LOCK';
    if (action === 'LOWER_HANDS') room.lowerHands();
    if (action === 'MUTE_ALL')
      for (const person of room.people)
        if (person.userId !== userId) this.tell(person.userId, person.seat, { type: 'asked-to-mute' });
    // Hosts do not put each other out.
    if (action === 'REMOVE' && typeof seat === 'string' && target !== null && !room.hosts.has(target)) {
      room.putOut(target);
      this.remove(room, seat, 'REMOVED');
    }
    this.tellPeople(room);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.clock);
  }

  private ownerOf(seat: string): string | null {
    return this.roomOf.get(seat)?.ownerOf(seat) ?? null;
  }

  private open(callId: string, chatId: string): Room {
    const room = new Room(callId, chatId, Date.now());
    this.rooms.set(callId, room);
    if (this.rooms.size === 1) {
      this.heldAt = Date.now();
      this.clock = setInterval(() => void this.beat(), beatSeconds * second);
    }
    return room;
  }

  /** Says that its rooms are there, and puts out who is silent, or may not be in them any more. */
  private async beat(): Promise<void> {
    try {
      // Of a room that opens meanwhile nothing was asked.
      const held = [...this.rooms.values()].filter(({ isOver }) => !isOver);
      const going = await this.calls.hold(
        held.map(({ callId }) => callId),
        this.id,
      );
      this.heldAt = Date.now();
      for (const room of held)
        if (going.has(room.callId)) await this.look(room);
        else this.close(room, 'OVER');
    } catch (error) {
      this.logger.error({ err: error }, 'Rooms were not asked about');
      // Who may be in them is not known any more.
      if (Date.now() - this.heldAt > leaseSeconds * second)
        for (const room of [...this.rooms.values()]) this.close(room, 'GONE');
    }
  }

  private async look(room: Room): Promise<void> {
    const now = Date.now();
    for (const seat of room.silentSince(now - seatSeconds * second)) this.remove(room, seat, 'GONE');
    if (!room.isEmpty) {
      const staying = await this.calls.mayStay(room.chatId, room.userIds);
      const leaving = new Set(room.userIds.filter((id) => !staying.has(id)));
      for (const seat of room.seatsOf(leaving)) this.remove(room, seat, 'REMOVED');
      // One of two who may not talk any more leaves nobody to wait for.
      if (leaving.size > 0 && room.isEmpty) return this.end(room);
    }
    // It may have been closed meanwhile: what is over is told already.
    if (!room.isOver) await this.presence.see(room, room.userIds);
    await this.lookAfterRecording(room);
    if (room.isEmptySince(now - emptySeconds * second)) await this.end(room);
  }

  /** It ends with its lesson, also while nobody presses anything. */
  private async lookAfterRecording(room: Room): Promise<void> {
    if (await this.recorder.beat(room)) {
      this.tellPeople(room);
      await this.calls.tellOf(room.chatId);
    }
    room.beats += 1;
    if (room.beats % beatsBetweenLooks === 0) await this.lookForLeaders(room);
  }

  /** Nobody comes in any more. */
  private async end(room: Room): Promise<void> {
    room.isOver = true;
    await this.calls.end(room.callId).catch((error: unknown) => {
      // Nobody holds it any more, so that it ends by itself.
      this.logger.error({ err: error }, 'A call was not ended');
    });
    this.close(room, 'OVER');
  }

  private close(room: Room, reason: LeaveReason): void {
    room.isOver = true;
    void this.presence.leave(room);
    const { recording } = room;
    for (const { seat } of room.people) this.remove(room, seat, reason);
    this.rooms.delete(room.callId);
    // Whoever has the call now, if anybody, goes on with it.
    if (recording && reason === 'OVER') void this.recorder.finish(recording);
    if (this.rooms.size === 0) clearInterval(this.clock);
  }

  private remove(room: Room, seat: string, reason: LeaveReason): void {
    const userId = room.ownerOf(seat);
    this.free(room, seat);
    if (userId !== null) this.tell(userId, seat, { type: 'left', reason });
    this.tellPeople(room);
  }

  private free(room: Room, seat: string): void {
    const userId = room.ownerOf(seat);
    if (userId !== null) this.recorder.note(room, 'LEFT', userId);
    this.recorder.leave(room, seat);
    room.free(seat, Date.now());
    this.roomOf.delete(seat);
    this.media.send({ type: 'leave', seat });
  }

  private hearMedia(message: FromMedia): void {
    if (message.type === 'part' || message.type === 'taken') return this.recorder.hear(message);
    const { seat, ...signal } = message;
    const room = this.roomOf.get(seat);
    const userId = room?.ownerOf(seat);
    if (!room || typeof userId !== 'string') return;
    if (signal.type !== 'failed') return this.tell(userId, seat, signal as RoomSignal);
    this.logger.warn(`A connection failed: ${signal.reason}`);
    this.remove(room, seat, 'GONE');
  }

  /** The room server died. Everybody is still here, and connects again to the next one. */
  private startAnew(): void {
    this.recorder.lose();
    for (const room of this.rooms.values())
      for (const { seat, userId } of room.people) {
        this.media.send({ type: 'enter', room: room.callId, seat });
        this.recorder.take(room, seat);
        this.tell(userId, seat, { type: 'ready' });
      }
  }

  private tellPeople(room: Room): void {
    const { people, isLocked } = room;
    const recordingId = room.recording?.id ?? null;
    for (const { seat, userId } of people)
      this.tell(userId, seat, { type: 'people', people, isLocked, recordingId });
  }

  private tell(userId: string, seat: string, signal: RoomSignal): void {
    this.sockets.toUser(userId, 'calls.room-signal', { seat, signal });
  }
}

const othersIn = ({ userIds }: Room, userId: string): string[] => userIds.filter((id) => id !== userId);
