import type { CallPerson, CallState } from '@lyceum/contracts/calls';

interface Seat extends CallState {
  readonly userId: string;
  /** ms; when its browser last said something. */
  heardAt: number;
  /** The order in which it went up; 0 while it is down. */
  hand: number;
  /** By what name it is recorded; null while it is not. */
  take: string | null;
}

/** A recording that goes on in a room. */
export interface Taking {
  readonly id: string;
  /** ms */
  readonly since: number;
  /** Who is recorded. */
  readonly agreed: Set<string>;
  /** Whose yes stands: of a recording of a process that died also those who did not say it again. */
  readonly held: Set<string>;
  /** Whose no is not kept yet. */
  readonly refused: Set<string>;
  /** When who leads the lesson was last here. */
  ledAt: number;
  /** What somebody said last, and what is kept of it just now, one after the other; null where nothing is. */
  readonly answers: Map<string, { readonly agrees: boolean; readonly keeping: Promise<void> | null }>;
}

/** Who is in a call, as its host knows it. Times are in ms of the host's clock. */
export class Room {
  private readonly seats = new Map<string, Seat>();
  /** Since when nobody is in it. */
  private emptyAt: number;
  private hands = 0;
  /** Who owns the group or began the call; nobody of two. */
  hosts: ReadonlySet<string> = new Set();
  isLocked = false;
  /** Who leads the lesson that is held here now. */
  leaders: ReadonlySet<string> = new Set();
  /** The recording that goes on; undefined until it was asked whether there is one. */
  recording: Taking | null | undefined;
  /** Whoever was on their way in comes too late. */
  isOver = false;
  /** So often it was looked after. */
  beats = 0;
  private readonly known = new Set<string>();
  private readonly removed = new Set<string>();

  constructor(
    readonly callId: string,
    readonly chatId: string,
    now: number,
  ) {
    this.emptyAt = now;
  }

  get isEmpty(): boolean {
    return this.seats.size === 0;
  }

  get userIds(): string[] {
    return [...new Set([...this.seats.values()].map(({ userId }) => userId))];
  }

  get people(): CallPerson[] {
    return [...this.seats].map(
      ([seat, { userId, isMuted, hasCamera, isSharing, isAudioOnly, hand, take }]) => ({
        seat,
        userId,
        isMuted,
        hasCamera,
        isSharing,
        isAudioOnly,
        hand,
        isHost: this.hosts.has(userId),
        mayRecord: this.leaders.has(userId),
        isRecorded: take !== null,
      }),
    );
  }

  ownerOf(seat: string): string | null {
    return this.seats.get(seat)?.userId ?? null;
  }

  seatsOf(userIds: ReadonlySet<string>): string[] {
    return [...this.seats].flatMap(([seat, { userId }]) => (userIds.has(userId) ? [seat] : []));
  }

  take(seat: string, userId: string, now: number): void {
    this.known.add(userId);
    this.seats.set(seat, {
      userId,
      heardAt: now,
      hand: 0,
      take: null,
      isMuted: true,
      hasCamera: false,
      isSharing: false,
      isAudioOnly: false,
    });
  }

  free(seat: string, now: number): void {
    this.seats.delete(seat);
    if (this.isEmpty) this.emptyAt = now;
  }

  hear(seat: string, now: number, state: Partial<CallState> = {}): void {
    const taken = this.seats.get(seat);
    if (taken) Object.assign(taken, state, { heardAt: now });
  }

  /** What is recorded of a seat. */
  takeOf(seat: string): string | null {
    return this.seats.get(seat)?.take ?? null;
  }

  noteTake(seat: string, take: string | null): void {
    const taken = this.seats.get(seat);
    if (taken) taken.take = take;
  }

  isSharing(seat: string): boolean {
    return this.seats.get(seat)?.isSharing ?? false;
  }

  /** Whether somebody may come in: whoever was in before a room was locked comes back, and whoever was put out does not. */
  admits(userId: string): 'YES' | 'LOCKED' | 'REMOVED' {
    if (this.removed.has(userId)) return 'REMOVED';
    return this.isLocked && !this.known.has(userId) && !this.hosts.has(userId) ? 'LOCKED' : 'YES';
  }

  putOut(userId: string): void {
    this.removed.add(userId);
  }

  raiseHand(seat: string, isUp: boolean): void {
    const taken = this.seats.get(seat);
    if (!taken || isUp === taken.hand > 0) return;
    taken.hand = isUp ? (this.hands += 1) : 0;
  }

  lowerHands(): void {
    for (const taken of this.seats.values()) taken.hand = 0;
  }

  /** Seats of which nothing was heard since then. */
  silentSince(time: number): string[] {
    return [...this.seats].flatMap(([seat, { heardAt }]) => (heardAt < time ? [seat] : []));
  }

  isEmptySince(time: number): boolean {
    return this.isEmpty && this.emptyAt < time;
  }
}
