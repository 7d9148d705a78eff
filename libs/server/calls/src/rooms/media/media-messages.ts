/** What somebody sends, in the order of the lines of their session description. The same as `callSources` of the contracts. */
export type Source = 'MICROPHONE' | 'CAMERA' | 'SCREEN';

/** Which line of a description carries whose what. */
export interface TrackOfSeat {
  readonly mid: string;
  readonly seat: string;
  readonly source: Source;
}

/** Where the room server is reached by browsers. */
export interface MediaOptions {
  /** First and last UDP port. */
  readonly ports: readonly [number, number];
  /** In place of the machine's own addresses, where browsers reach it by another one. */
  readonly publicAddress: string | null;
}

/** What the API says to its room server. */
export type ToMedia =
  | { readonly type: 'options'; readonly options: MediaOptions }
  /** Takes a seat, anew if it had one. */
  | { readonly type: 'enter'; readonly room: string; readonly seat: string }
  | { readonly type: 'publish'; readonly seat: string; readonly sdp: string }
  | { readonly type: 'answer'; readonly seat: string; readonly turn: number; readonly sdp: string }
  /** Whether a seat is handed the pictures of the others' cameras. */
  | { readonly type: 'pictures'; readonly seat: string; readonly areWanted: boolean }
  | { readonly type: 'leave'; readonly seat: string };

/** What the room server says. */
export type FromMedia =
  | { readonly type: 'published'; readonly seat: string; readonly sdp: string }
  | {
      readonly type: 'offer';
      readonly seat: string;
      readonly turn: number;
      readonly sdp: string;
      readonly tracks: readonly TrackOfSeat[];
    }
  | { readonly type: 'tracks'; readonly seat: string; readonly tracks: readonly TrackOfSeat[] }
  /** A description that says nothing usable, or a connection that came to nothing. */
  | { readonly type: 'failed'; readonly seat: string; readonly reason: string };
