import { clusterOf, type WebmBlock } from '@lyceum/uploads/webm';
import type { FilmPart } from '../media-messages.ts';

/** ms after which what was recorded is handed over: so much is lost at most where this process dies, and what is on its way. */
const partEvery = 4_000;

/** ms between two places of a film to which one can go. */
const keyEvery = 10_000;

/** ms; so much lies between two key frames at least where each begins a part. */
const leastPart = 1_000;

/** Bytes in the time of a part, 4 Mbit/s: what a browser of ours sends stays far below. What is beyond is left out. */
const mostBytes = 2_000_000;

/** A dark picture of 16 by 16, as VP8 has it: what is seen of somebody who shows nothing. */
const blank = Buffer.from('MAEAnQEqEAAQAAQAaCWcAANwAP7w+icPIAA=', 'base64');

/** 20 ms in which nothing is heard, as Opus has it. */
const silence = Buffer.of(0xf8, 0xff, 0xfe);
const silenceMilliseconds = 20;

/** ms; a longer gap is filled. */
const longestGap = 60;

const [picture, sound] = [1, 2] as const;

/** ms by which pictures may be ahead of the clock: whoever sends thousands a second does not make time. */
const mostAhead = 500;

export interface Film {
  /** Whether there is sound in it besides pictures. */
  readonly hasSound: boolean;
  /** ms without a picture after which there is none. */
  readonly blankAfter: number;
}

/**
 * A film that is written as it happens. It has a picture and, where it has sound, a sound at each moment, whatever is sent: players find
 * their way in films without gaps.
 */
export class FilmWriter {
  private readonly film: Film;
  private readonly emit: (part: FilmPart) => void;
  private readonly startsAt: number;
  private blocks: WebmBlock[] = [];
  private spoken: [number, number][] = [];
  private partStart = 0;
  /** What came in the time of a part. */
  private recent = { window: 0, bytes: 0 };
  private number = 0;
  private lastSound = 0;
  private lastPicture = -Infinity;
  private lastKey = -Infinity;
  private size = { width: 16, height: 16 };
  /** Whether it shows what somebody sends. */
  isLive = false;
  /** What was handed over. */
  bytes = 0;

  /** @param startsAt ms of the recording */
  constructor(film: Film, startsAt: number, emit: (part: FilmPart) => void) {
    [this.film, this.startsAt, this.emit] = [film, startsAt, emit];
    this.showBlank(0);
  }

  /** Whether one would like a key frame. @param at ms of the recording */
  wantsKey(at: number): boolean {
    return this.isLive && at - this.startsAt - this.lastKey > keyEvery;
  }

  /** @param at ms of the recording @param isLoud whether somebody speaks */
  hear(at: number, data: Buffer, isLoud: boolean): void {
    const time = Math.max(Math.round(at - this.startsAt), this.lastSound);
    this.fill(time - silenceMilliseconds);
    if (this.isTooMuch(time, data)) return;
    this.lastSound = time;
    this.add({ track: sound, at: time, isKey: true, data });
    if (!isLoud) return;
    const latest = this.spoken.at(-1);
    if (latest && time - latest[1] < 1_000) latest[1] = time;
    else this.spoken.push([time, time + silenceMilliseconds]);
  }

  /** After one that was blank, a key frame has to be first. @param at ms of the recording */
  see(at: number, data: Buffer, key: { readonly width: number; readonly height: number } | null): void {
    if (!this.isLive && key === null) return;
    const time = Math.max(Math.round(at - this.startsAt), this.lastPicture + 1, 0);
    if (time > at - this.startsAt + mostAhead) return;
    if (this.isTooMuch(time, data)) {
      if (this.isLive) this.showBlank(time);
      return;
    }
    this.isLive = true;
    this.lastPicture = time;
    if (key) this.beginAt(time, key);
    this.add({ track: picture, at: time, isKey: key !== null, data });
  }

  /** Nothing is shown any more. @param now ms of the recording */
  blank(now: number): void {
    if (this.isLive) this.showBlank(Math.max(Math.round(now - this.startsAt), this.lastPicture + 1));
  }

  /** Time passes, whether anything is sent or not. @param now ms of the recording */
  tick(now: number): void {
    const time = Math.round(now - this.startsAt);
    // What is on its way is waited for.
    const settled = time - 500;
    if (this.film.hasSound) this.fill(settled);
    const since = time - this.lastPicture;
    if (since > (this.isLive ? this.film.blankAfter : partEvery)) this.showBlank(time);
    if (settled - this.partStart > partEvery) this.handOver(settled);
  }

  /** @param now ms of the recording */
  finish(now: number): void {
    this.handOver(Math.round(now - this.startsAt));
  }

  private showBlank(time: number): void {
    this.isLive = false;
    this.lastPicture = time;
    this.beginAt(time, { width: 16, height: 16 });
    this.add({ track: picture, at: time, isKey: true, data: blank });
  }

  /** A key frame: where it can, a part begins with it. */
  private beginAt(
    time: number,
    { width, height }: { readonly width: number; readonly height: number },
  ): void {
    this.lastKey = time;
    if (time - this.partStart >= leastPart) this.handOver(time);
    const { size } = this;
    this.size = { width: Math.max(size.width, width), height: Math.max(size.height, height) };
  }

  private fill(until: number): void {
    if (until - this.lastSound < longestGap) return;
    for (let at = this.lastSound + silenceMilliseconds; at <= until; at += silenceMilliseconds) {
      this.add({ track: sound, at, isKey: true, data: silence });
      this.lastSound = at;
    }
  }

  private isTooMuch(time: number, data: Buffer): boolean {
    const window = Math.floor(time / partEvery);
    if (window !== this.recent.window) this.recent = { window, bytes: 0 };
    this.recent.bytes += data.length;
    return this.recent.bytes > mostBytes;
  }

  private add(block: WebmBlock): void {
    if (block.at - this.partStart > partEvery) this.handOver(block.at);
    this.blocks.push(block);
  }

  private handOver(until: number): void {
    const { blocks, spoken, size, startsAt } = this;
    const [first] = blocks.sort((one, other) => one.at - other.at || one.track - other.track);
    this.partStart = Math.max(until, this.partStart);
    if (!first) return;
    [this.blocks, this.spoken] = [[], []];
    const last = blocks.at(-1) ?? first;
    const bytes = clusterOf(first.at, blocks);
    this.bytes += bytes.length;
    this.emit({
      ...size,
      startsAt: Math.round(startsAt),
      number: (this.number += 1),
      from: first.at,
      until: last.at + silenceMilliseconds,
      isKey: blocks.find(({ track }) => track === picture)?.isKey ?? false,
      spoken: spoken.flat(),
      bytes,
    });
  }
}
