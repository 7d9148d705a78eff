import type { CallPerson, CallSource, HostAction, LeaveReason } from '@lyceum/contracts/calls';
import { Store } from './store';

/** What one of the others is heard and seen by. */
export type Tracks = Readonly<Partial<Record<CallSource, MediaStreamTrack>>>;

export interface RoomState {
  readonly status: 'ENTERING' | 'IN' | 'RECONNECTING' | 'OUT';
  /** Why it is out. */
  readonly reason: LeaveReason | 'LEFT' | null;
  readonly people: readonly CallPerson[];
  /** Whether nobody new is let in. */
  readonly isLocked: boolean;
  /** Of the lesson that is held here; null while it is not recorded. */
  readonly recordingId: string | null;
  /** Whether one agreed to be recorded; null where one was not asked yet, or said nothing. */
  readonly agrees: boolean | null;
  /** Whether the cameras of others are left out, and one’s own is small: sound comes first. */
  readonly isAudioOnly: boolean;
  /** Whether they are because the line carries no more. */
  readonly isLineThin: boolean;
  /** By seat. */
  readonly tracks: ReadonlyMap<string, Tracks>;
}

/** This browser in the room of a call, whoever has that: what its screen shows, and what one can do there. */
export abstract class CallConnection extends Store<RoomState> {
  constructor() {
    super({
      status: 'ENTERING',
      reason: null,
      people: [],
      tracks: new Map(),
      isLocked: false,
      recordingId: null,
      agrees: null,
      isAudioOnly: false,
      isLineThin: false,
    });
  }

  /** Goes for good. */
  abstract leave(): void;

  /** The screen is gone; the seat is free at once. */
  abstract close(): void;

  abstract raiseHand(isUp: boolean): void;

  /** What a host does; the room refuses it of anybody else. */
  abstract rule(action: HostAction, seat?: string): void;

  /** What who leads a lesson does: only rooms of our own are recorded by us, and their people are asked. */
  record(_isOn: boolean): void {
    // Nobody is shown a way to it elsewhere.
  }

  /** Says whether one agrees to be in a recording. */
  agree(_recordingId: string, agrees: boolean): void {
    this.set({ agrees });
  }

  /** Sound first: no pictures of cameras come in, and one’s own is small. Who chose it or the contrary is left with it in this call. */
  abstract setAudioOnly(isAudioOnly: boolean): void;

  /** Who is loudest just now; null where everybody is quiet. */
  abstract loudest(): Promise<string | null>;
}
