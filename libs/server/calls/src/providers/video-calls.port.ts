import type { CallRoomKind } from '@lyceum/contracts/calls';
import type { IceServer } from '../rooms/ice-servers';

/** What rooms of a provider can do. */
export interface CallAbilities {
  /** Most people of a room. */
  readonly people: number;
  /** Lines of the picture of a camera, at most. */
  readonly cameraLines: number;
  /** Whether a lesson that is held in one can be recorded by us. */
  readonly records: boolean;
}

/** A call that wants a room. */
export interface CallPlace {
  readonly callId: string;
  readonly chatId: string;
  /** Whether the room is to be in China, where the provider has one there (checklist line 206). */
  readonly isInChina: boolean;
}

/** A room as its provider made it. */
export interface OpenedRoom {
  /** What the provider calls it. */
  readonly place: string;
  /** Where it is, for whoever was let in; empty of rooms on a page of ours. */
  readonly address: string;
}

/** The room of a call. */
export interface CallRoom extends OpenedRoom {
  readonly callId: string;
  readonly isInChina: boolean;
}

/** With what somebody is let in. */
export interface Admission {
  readonly kind: CallRoomKind;
  /** Of a server the browser connects to, or of the page where the call is; empty where our own room server has it. */
  readonly address: string;
  /** Of this person for this room, to be used within a minute; empty where the address is enough. */
  readonly ticket: string;
  /** Ways to it out of a network that lets nothing else through. */
  readonly iceServers: IceServer[];
}

/** How a room stands, as its provider says. */
export interface RoomState {
  readonly isEmpty: boolean;
  /** Who is in it, those first who came first; null where the provider does not know our people. */
  readonly people: readonly string[] | null;
}

/** What a provider reports, once its signature was found right. Nothing in it is believed but which room to look at. */
export type CallReport =
  /** Of the room `place` somebody came or left, or it is over. */
  | { readonly kind: 'ROOM'; readonly place: string; readonly isOver: boolean }
  /** It has recorded what was in a room, which may have been a lesson. */
  | { readonly kind: 'RECORDED'; readonly meeting: string }
  /** It wants an answer that only we can give. */
  | { readonly kind: 'CHALLENGE'; readonly answer: object }
  | { readonly kind: 'OTHER' };

export interface IncomingReport {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Who has the rooms of calls (checklist line 206). All providers pass one contract test. A provider that is away throws whatever
 * `OutgoingCalls` does, after no more than its time.
 */
export abstract class VideoCalls {
  abstract readonly abilities: CallAbilities;

  /** So many rooms it opens within a day for all together; null where that has no bound. */
  abstract readonly roomsADay: number | null;

  /** As it stands in the address of its reports; null of one that reports nothing. */
  abstract readonly reportsAs: 'livekit' | 'zoom' | null;

  /** Every so often its rooms are looked at, in seconds: 0 with each beat; null where they say themselves who is in them. */
  abstract readonly lookSeconds: number | null;

  /** Whether it says who of our people is in a room. */
  abstract readonly knowsPeople: boolean;

  /** Makes a room for the call. @throws whatever keeps it from that; then there is no call */
  abstract open(call: CallPlace): Promise<OpenedRoom>;

  /** Lets somebody in who may be in the call: that was asked before. @throws DomainError CALLS_FULL */
  abstract admit(room: CallRoom, userId: string): Promise<Admission>;

  abstract look(room: CallRoom): Promise<RoomState>;

  /** Puts somebody out. @returns whether it can do that to one alone; where not, nothing happened */
  abstract remove(room: CallRoom, userId: string): Promise<boolean>;

  /** Ends it for all; of a room that is not there any more nothing happens. */
  abstract close(room: CallRoom): Promise<void>;

  /** @throws DomainError CALLS_BAD_SIGNATURE */
  abstract read(report: IncomingReport): Promise<CallReport>;
}
