import { randomUUID } from 'node:crypto';
import type { RtpPacket } from 'werift';
import type { FromMedia, Source } from '../media-messages.ts';
import { type Film, FilmWriter } from './film-writer.ts';
import { Faults } from './faults.ts';
import { PacketOrder } from './packet-order.ts';
import { Pictures, sizeOf } from './pictures.ts';
import { TrackClock } from './track-clock.ts';

/** Somebody with their sound, and the screen that they share: each is a film. */
const films: Readonly<Record<'PERSON' | 'SCREEN', Film>> = {
  PERSON: { hasSound: true, blankAfter: 2_000 },
  // What does not move is sent about once a second.
  SCREEN: { hasSound: false, blankAfter: 5_000 },
};

/** Bytes; then another film begins: a file that is too large would be refused, and all of it be lost. */
const largestFilm = 300_000_000;

/** ms */
const tickEvery = 1_000;

export interface Take {
  /** What is recorded of this seat, by which the API knows whose it is. */
  readonly take: string;
  /** When the recording began; ms of the clock of this machine. */
  readonly since: number;
  /** Bytes after which another film begins; tests have their own. */
  readonly largest?: number;
}

const now = (): number => performance.timeOrigin + performance.now();

/** Records what a seat sends, as it comes: nothing is encoded anew. What it did not hand over when the process dies is lost. */
export class SeatRecorder {
  readonly take: string;
  private readonly since: number;
  private readonly largest: number;
  private readonly tell: (message: FromMedia) => void;
  private readonly askForKeyFrame: (source: Source) => void;
  private readonly clocks: Readonly<Record<Source, TrackClock>> = {
    MICROPHONE: new TrackClock(48),
    CAMERA: new TrackClock(90),
    SCREEN: new TrackClock(90),
  };
  private readonly sounds = new PacketOrder(6, 120);
  private readonly pictures = { CAMERA: new Pictures(), SCREEN: new Pictures() };
  private readonly written: Partial<Record<keyof typeof films, FilmWriter>> = {};
  private readonly faults = new Faults((line) => process.stderr.write(line));
  private readonly clock: ReturnType<typeof setInterval>;

  constructor(
    { take, since, largest = largestFilm }: Take,
    tell: (message: FromMedia) => void,
    askForKeyFrame: (source: Source) => void,
  ) {
    [this.take, this.since, this.largest, this.tell] = [take, since, largest, tell];
    this.askForKeyFrame = askForKeyFrame;
    this.clock = setInterval(() => this.attempt(() => this.tick()), tickEvery);
    for (const source of ['CAMERA', 'SCREEN'] as const) askForKeyFrame(source);
  }

  /** What cannot be read is not recorded; the room goes on. @param isLoud whether somebody speaks, of sound */
  hear(source: Source, packet: RtpPacket, isLoud: boolean): void {
    this.attempt(() => this.write(source, packet, isLoud));
  }

  /** A fault in what somebody sends ends no process that has the rooms of others. */
  private attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.faults.tell(error);
    }
  }

  private write(source: Source, packet: RtpPacket, isLoud: boolean): void {
    const arrived = { packet, at: now() - this.since };
    if (source !== 'MICROPHONE') return this.see(source, arrived);
    for (const { arrived: next } of this.sounds.take(arrived)) {
      const { header, payload } = next.packet;
      const at = this.clocks.MICROPHONE.at(header.timestamp, next.at);
      if (payload.length > 0) this.filmOf('PERSON', at).hear(at, payload, isLoud);
    }
  }

  /** A camera or screen is off. */
  blank(source: 'CAMERA' | 'SCREEN'): void {
    this.attempt(() => this.written[source === 'CAMERA' ? 'PERSON' : 'SCREEN']?.blank(now() - this.since));
  }

  /** Hands over what there is. */
  finish(): void {
    clearInterval(this.clock);
    for (const film of Object.values(this.written)) this.attempt(() => film.finish(now() - this.since));
    this.tell({ type: 'taken', take: this.take });
  }

  private see(source: 'CAMERA' | 'SCREEN', arrived: { packet: RtpPacket; at: number }): void {
    const pictures = this.pictures[source];
    const kind = source === 'CAMERA' ? 'PERSON' : 'SCREEN';
    for (const { stamp, arrivedAt, isKey, data } of pictures.take(arrived)) {
      const at = this.clocks[source].at(stamp, arrivedAt);
      const key = isKey ? sizeOf(data) : null;
      if (key || this.written[kind]?.isLive) this.filmOf(kind, at).see(at, data, key);
      else this.askForKeyFrame(source);
    }
    if (pictures.needsKey) this.askForKeyFrame(source);
  }

  private tick(): void {
    const at = now() - this.since;
    for (const film of Object.values(this.written)) film.tick(at);
    if (this.written.PERSON?.wantsKey(at)) this.askForKeyFrame('CAMERA');
    if (this.written.SCREEN?.wantsKey(at)) this.askForKeyFrame('SCREEN');
  }

  private filmOf(kind: keyof typeof films, at: number): FilmWriter {
    const before = this.written[kind];
    if (before && before.bytes <= this.largest) return before;
    before?.finish(at);
    const { take } = this;
    const film = randomUUID();
    const writer = new FilmWriter(films[kind], Math.max(at, 0), (part) =>
      this.tell({ type: 'part', take, film, kind, ...part }),
    );
    this.written[kind] = writer;
    return writer;
  }
}
