import type { Readable } from 'node:stream';
import type { RecordingType } from '@lyceum/contracts/live-course';
import { defineMark } from '@lyceum/kernel';
import type { Meeting } from '../meetings/meeting-provider.port';

/** A lesson's meeting, with when it is. */
export interface HeldMeeting extends Meeting {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** In whose name its meeting is, as staff keep it. */
  readonly hostEmail: string | null;
}

/** A recording as the service has it that held the meeting. */
export interface MeetingRecording {
  /** With the type it makes the recording one, however often it is delivered. */
  readonly meetingUUID: string;
  readonly recordingType: RecordingType;
  /** When the meeting began: of lessons that share a room it is the one's that was to begin then. */
  readonly startedAt: Date;
  /** When the recording ended. */
  readonly endedAt: Date;
  /** With the ending of its type. */
  readonly fileName: string;
  readonly type: 'video/mp4' | 'video/webm';
  /** Bytes. */
  readonly size: number;
  readonly open: () => Promise<Readable>;
}

/** A service that holds meetings and records them. It is asked in jobs alone. */
export interface MeetingRecorder {
  /** False of one that is not set up here; nothing is asked of it. */
  readonly isActive?: boolean;
  /** What there is of a lesson that is over. */
  recordings(meeting: HeldMeeting): Promise<readonly MeetingRecording[]>;
}

/** Marks a provider as a `MeetingRecorder`. */
export const RecordsMeetings = defineMark<MeetingRecorder>();
