import type { IceServer } from '../rooms/ice-servers';

/** A call for which a provider has a place. */
export interface CallPlace {
  readonly callId: string;
  readonly chatId: string;
  /** Whether the place is to be in China, where the provider has one there. */
  readonly isInChina: boolean;
}

/** With what somebody is let in. */
export interface Admission {
  /** For a room of ours, used within a minute; empty where the address is enough. */
  readonly ticket: string;
  /** Ways to it out of a network that lets nothing else through. */
  readonly iceServers: IceServer[];
}

/** Who has the rooms of calls (checklist line 206). */
export abstract class VideoCalls {
  /** Makes a place for the call. @returns its address @throws whatever keeps it from that; then there is no call */
  abstract open(call: CallPlace): Promise<string>;

  /** Lets somebody in who may be in the call: that was asked before. */
  abstract admit(callId: string, userId: string): Promise<Admission>;
}
