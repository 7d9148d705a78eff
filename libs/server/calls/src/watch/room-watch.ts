import { randomUUID } from 'node:crypto';
import { ChatCalls } from '@lyceum/chats';
import { callsLimits } from '@lyceum/contracts/calls';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CallRooms } from '../call-rooms';
import { type CallRoom, type RoomState, VideoCalls } from '../providers/video-calls.port';
import { CallPresence } from '../lessons/call-presence';

const { beatSeconds, emptySeconds, unenteredSeconds } = callsLimits;

const second = 1_000;

/** A room of a provider that this process looks after. Times are in ms. */
interface Watched {
  readonly room: CallRoom;
  readonly chatId: string;
  /** It is over where nobody is in it then. */
  emptyUntil: number;
  lookAt: number;
  /** When its provider last said how it stands. */
  heardAt: number;
  isLookedAt: boolean;
}

/**
 * Calls whose rooms a provider has. As `RoomHost` does for ours, it says by the clock that they go on, and asks again and again who may
 * be in them; each is looked after by one process, and by another one where that dies. Reports of the provider only have it look
 * earlier: what is true is asked of the provider, so that a report which is lost, late or told twice changes nothing.
 */
@Injectable()
export class RoomWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private readonly logger = new Logger(RoomWatch.name);
  private readonly watched = new Map<string, Watched>();
  private clock: NodeJS.Timeout | undefined;
  private isBeating = false;

  constructor(
    private readonly calls: ChatCalls,
    private readonly rooms: CallRooms,
    private readonly provider: VideoCalls,
    private readonly presence: CallPresence,
  ) {}

  onApplicationBootstrap(): void {
    if (this.provider.lookSeconds === null) return;
    this.clock = setInterval(() => void this.beat(), beatSeconds * second).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.clock);
  }

  /** Somebody is let in: from now on the call goes on as long as its room does. */
  async follow(room: CallRoom): Promise<void> {
    if (this.provider.lookSeconds === null) return;
    const found = await this.calls.hostOf(room.callId, this.id);
    if (found?.host === this.id) this.take(room, found.chatId);
  }

  /** Whether somebody may be with those who are in the room of the chat's call already. Whatever else keeps them out is asked elsewhere. */
  async mayEnter(userId: string, chatId: string): Promise<boolean> {
    if (this.provider.lookSeconds === null) return true;
    const standing = await this.calls.standing(userId, chatId);
    if (!standing?.mayWrite || !standing.isOpen || standing.callId === null) return true;
    const room = await this.rooms.ofCall(standing.callId);
    if (!room) return true;
    const inside = this.provider.knowsPeople ? (await this.provider.look(room)).people : null;
    const people = inside ?? (await this.calls.admittedTo(room.callId));
    const others = people.filter((id) => id !== userId);
    return (await this.calls.mayStay(chatId, [...others, userId])).has(userId);
  }

  /** Looks at a room, because its provider reports something of it. @param isOver whether it says that nobody comes back */
  async lookAt(place: string, isOver: boolean): Promise<void> {
    const room = await this.rooms.at(place);
    if (!room) return;
    const found = await this.calls.hostOf(room.callId, this.id);
    // Whoever is in there still is in no call of ours.
    if (!found) return this.close(room);
    if (found.host === this.id) this.take(room, found.chatId);
    const state = await this.see(room, found.chatId);
    if (state?.isEmpty && isOver) await this.end(room);
  }

  /** Closes the rooms of calls that were ended, also those of which that failed before. */
  async closeLeftOpen(): Promise<void> {
    if (this.provider.lookSeconds === null) return;
    for (const room of await this.rooms.leftOpen()) await this.close(room);
  }

  private take(room: CallRoom, chatId: string): void {
    if (this.watched.has(room.callId)) return;
    const now = Date.now();
    const emptyUntil = now + unenteredSeconds * second;
    this.watched.set(room.callId, { room, chatId, emptyUntil, lookAt: now, heardAt: now, isLookedAt: false });
  }

  private async beat(): Promise<void> {
    // One that hangs is not joined by others.
    if (this.isBeating) return;
    this.isBeating = true;
    try {
      for (const { callId, chatId } of await this.calls.takeOver(this.id)) {
        const room = await this.rooms.ofCall(callId);
        if (room) this.take(room, chatId);
      }
      const going = await this.calls.hold([...this.watched.keys()], this.id);
      const lost = [...this.watched.keys()].filter((callId) => !going.has(callId));
      for (const callId of lost) this.forget(callId);
      // Nothing here waits for the provider: a room that hangs does not keep the others from being held.
      if (lost.length > 0) void this.closeLeftOpen().catch((error: unknown) => this.warn(error));
      for (const one of this.watched.values()) void this.look(one);
    } catch (error) {
      this.logger.error({ err: error }, 'Rooms were not looked at');
    } finally {
      this.isBeating = false;
    }
  }

  private async look(one: Watched): Promise<void> {
    if (one.isLookedAt) return;
    one.isLookedAt = true;
    try {
      await this.lookNow(one);
    } catch (error) {
      this.warn(error);
    } finally {
      one.isLookedAt = false;
    }
  }

  private async lookNow(one: Watched): Promise<void> {
    const now = Date.now();
    if (now < one.lookAt) {
      // Who was let in may be in there: that is asked without the provider.
      if (!this.provider.knowsPeople) await this.see(one.room, one.chatId, { isEmpty: false, people: null });
      return;
    }
    one.lookAt = now + (this.provider.lookSeconds ?? 0) * second;
    const state = await this.see(one.room, one.chatId);
    if (state) {
      one.heardAt = now;
      if (!state.isEmpty) one.emptyUntil = now + emptySeconds * second;
      else if (now > one.emptyUntil) await this.end(one.room);
    } else if (now - one.heardAt > unenteredSeconds * second) {
      // Nobody can say any more who is in it.
      await this.end(one.room);
    }
  }

  /** Puts out whoever may not be in it: of two who may not be together, who came later. @returns how it stands; null where its provider does not say */
  private async see(room: CallRoom, chatId: string, known?: RoomState): Promise<RoomState | null> {
    try {
      const state = known ?? (await this.provider.look(room));
      if (state.people && this.watched.has(room.callId))
        await this.presence.see({ callId: room.callId, chatId }, state.people);
      const people = state.people ?? (await this.calls.admittedTo(room.callId));
      const staying = await this.staying(chatId, people);
      const leaving = people.filter((userId) => !staying.has(userId));
      const removed = await Promise.all(leaving.map((userId) => this.provider.remove(room, userId)));
      // Where one alone cannot be put out, nobody stays with whom they may not.
      const isOver = removed.includes(false) || (leaving.length > 0 && staying.size === 0);
      if (isOver) await this.end(room);
      return state;
    } catch (error) {
      this.warn(error);
      return null;
    }
  }

  private async staying(chatId: string, people: readonly string[]): Promise<ReadonlySet<string>> {
    const staying = new Set(await this.calls.mayStay(chatId, people));
    for (const userId of people) {
      if (staying.has(userId)) continue;
      const withThem = await this.calls.mayStay(chatId, [...staying, userId]);
      if (withThem.has(userId)) staying.add(userId);
    }
    return staying;
  }

  private forget(callId: string): void {
    const watched = this.watched.get(callId);
    this.watched.delete(callId);
    if (watched) void this.presence.leave({ callId, chatId: watched.chatId });
  }

  private async end(room: CallRoom): Promise<void> {
    this.forget(room.callId);
    await this.calls.end(room.callId);
    await this.close(room);
  }

  private async close(room: CallRoom): Promise<void> {
    try {
      await this.provider.close(room);
      await this.rooms.noteClosed(room.callId);
    } catch (error) {
      this.logger.warn({ err: error }, 'A room was not closed');
    }
  }

  private warn(error: unknown): void {
    this.logger.warn({ err: error }, 'A room was not looked at');
  }
}
