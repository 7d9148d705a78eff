import type { CallPerson, CallSource, LeaveReason } from '@lyceum/contracts/calls';
import type { Tracks } from './call-connection';

/** So much of a participant of LiveKit’s as a room shows. */
export interface LivekitPerson {
  /** The id of whoever it is: the room has everybody once. */
  readonly identity: string;
  readonly isMicrophoneEnabled: boolean;
  readonly isCameraEnabled: boolean;
  readonly isScreenShareEnabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The attribute by which a hand is up: since when, in ms. */
export const handAttribute = 'hand';

const handOf = ({ attributes }: LivekitPerson): number => Number(attributes[handAttribute] ?? 0) || 0;

/** As our screens know people; whose hand went up first has 1. */
export function peopleOf(participants: readonly LivekitPerson[]): CallPerson[] {
  const hands = participants
    .map(handOf)
    .filter((time) => time > 0)
    .sort((one, other) => one - other);
  return participants.map((one) => ({
    seat: one.identity,
    userId: one.identity,
    isMuted: !one.isMicrophoneEnabled,
    hasCamera: one.isCameraEnabled,
    isSharing: one.isScreenShareEnabled,
    isAudioOnly: false,
    hand: hands.indexOf(handOf(one)) + 1,
    isHost: false,
    mayRecord: false,
    isRecorded: false,
  }));
}

const sources: Readonly<Record<string, CallSource>> = {
  microphone: 'MICROPHONE',
  camera: 'CAMERA',
  screen_share: 'SCREEN',
};

/** What somebody is heard and seen by, of what LiveKit has of them. */
export const tracksOf = (
  published: Iterable<{
    readonly source: string;
    readonly track?: { readonly mediaStreamTrack: MediaStreamTrack } | undefined;
  }>,
): Tracks =>
  Object.fromEntries(
    [...published].flatMap(({ source, track }) => {
      const name = sources[source];
      return name !== undefined && track ? [[name, track.mediaStreamTrack]] : [];
    }),
  );

/** LiveKit’s numbers of why a connection ended, of those that mean that one is out. All others are come back from. */
const reasons: Readonly<Record<number, LeaveReason>> = {
  2: 'ELSEWHERE',
  4: 'REMOVED',
  5: 'OVER',
  10: 'OVER',
};

export const reasonOf = (reason: number | undefined): LeaveReason =>
  (reason === undefined ? undefined : reasons[reason]) ?? 'GONE';
