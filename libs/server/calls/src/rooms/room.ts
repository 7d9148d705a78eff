import type { CallPerson, CallState } from '@lyceum/contracts/calls';

interface Seat extends CallState {
  readonly userId: string;
  /** ms; when its browser last said something. */
  heardAt: number;
}

/** Who is in a call, as its host knows it. Times are in ms of the host's clock. */
export class Room {
  private readonly seats = new Map<string, Seat>();
  /** Since when nobody is in it. */
  private emptyAt: number;

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
    return [...this.seats].map(([seat, { userId, isMuted, hasCamera, isSharing }]) => ({
      seat,
      userId,
      isMuted,
      hasCamera,
      isSharing,
    }));
  }

  ownerOf(seat: string): string | null {
    return this.seats.get(seat)?.userId ?? null;
  }

  seatsOf(userIds: ReadonlySet<string>): string[] {
    return [...this.seats].flatMap(([seat, { userId }]) => (userIds.has(userId) ? [seat] : []));
  }

  take(seat: string, userId: string, now: number): void {
    this.seats.set(seat, { userId, heardAt: now, isMuted: true, hasCamera: false, isSharing: false });
  }

  free(seat: string, now: number): void {
    this.seats.delete(seat);
    if (this.isEmpty) this.emptyAt = now;
  }

  hear(seat: string, now: number, state: Partial<CallState> = {}): void {
    const taken = this.seats.get(seat);
    if (taken) Object.assign(taken, state, { heardAt: now });
  }

  /** Seats of which nothing was heard since then. */
  silentSince(time: number): string[] {
    return [...this.seats].flatMap(([seat, { heardAt }]) => (heardAt < time ? [seat] : []));
  }

  isEmptySince(time: number): boolean {
    return this.isEmpty && this.emptyAt < time;
  }
}
