import { type Admission, joinCall } from '../call-calls';
import type { CallConnection } from './call-connection';
import type { OwnMedia } from './own-media';
import { RoomConnection } from './room-connection';

/** Where a call is that is not on a page of ours. */
export interface Elsewhere {
  readonly address: string;
}

interface RoomOptions {
  readonly chatId: string;
  readonly media: OwnMedia;
  readonly onRefused: (error: unknown) => void;
  readonly onAskedToMute: () => void;
  /** @param saidNo what could not be written down */
  readonly onNotRecorded: (saidNo: boolean) => void;
  /** What one said of being recorded before one came in; null where one was not asked. */
  readonly answer: { readonly recordingId: string; readonly agrees: boolean } | null;
}

/** Lets this browser into the room of a call, whoever has it. The client of LiveKit is fetched where one needs it. @throws ApiError */
export async function openRoom(options: RoomOptions): Promise<CallConnection | Elsewhere> {
  const { chatId, media, onRefused, onAskedToMute, onNotRecorded, answer } = options;
  const first = await joinCall(chatId);
  if (first.kind === 'ELSEWHERE') return { address: first.address };
  // The first try is let in already; a later one is anew.
  let unused: Admission | null = first;
  const admit = async (): Promise<Admission> => {
    const admission = unused ?? (await joinCall(chatId));
    unused = null;
    return admission;
  };
  if (first.kind === 'OWN') {
    const room = new RoomConnection(media, admit, onRefused, onAskedToMute, onNotRecorded);
    if (answer) room.agree(answer.recordingId, answer.agrees);
    return room;
  }
  const { LivekitConnection } = await import('./livekit-connection');
  return new LivekitConnection(media, admit, onRefused);
}
