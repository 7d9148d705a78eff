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

/** A part of a film: of what a seat is heard and seen by, or of its screen. It ends where the next one begins. */
export interface FilmPart {
  /** When its film begins, in ms of the recording. */
  readonly startsAt: number;
  /** Counted from 1. */
  readonly number: number;
  /** ms of the film. */
  readonly from: number;
  readonly until: number;
  /** Whether one can go to its beginning. */
  readonly isKey: boolean;
  /** Of the largest picture so far. */
  readonly width: number;
  readonly height: number;
  /** From when until when somebody spoke, in ms of the film, one after the other. */
  readonly spoken: readonly number[];
  readonly bytes: Buffer;
}

export type FilmKind = 'PERSON' | 'SCREEN';

/** What the API says to its room server. */
export type ToMedia =
  | { readonly type: 'options'; readonly options: MediaOptions }
  /** Takes a seat, anew if it had one. */
  | { readonly type: 'enter'; readonly room: string; readonly seat: string }
  | { readonly type: 'publish'; readonly seat: string; readonly sdp: string }
  | { readonly type: 'answer'; readonly seat: string; readonly turn: number; readonly sdp: string }
  /** Whether a seat is handed the pictures of the others' cameras. */
  | { readonly type: 'pictures'; readonly seat: string; readonly areWanted: boolean }
  /** Records what the seat sends from now on, until it leaves; `since` is when the recording began, ms. */
  | { readonly type: 'record'; readonly seat: string; readonly take: string; readonly since: number }
  | { readonly type: 'unrecord'; readonly seat: string }
  /** The seat's camera or screen is off: where it is recorded, nothing is seen of it from now on. */
  | { readonly type: 'blank'; readonly seat: string; readonly source: 'CAMERA' | 'SCREEN' }
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
  | ({
      readonly type: 'part';
      readonly take: string;
      readonly film: string;
      readonly kind: FilmKind;
    } & FilmPart)
  /** Nothing more is recorded by that name. */
  | { readonly type: 'taken'; readonly take: string }
  /** A description that says nothing usable, or a connection that came to nothing. */
  | { readonly type: 'failed'; readonly seat: string; readonly reason: string };
