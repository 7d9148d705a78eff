import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RtpHeader, RtpPacket } from 'werift';
import type { FilmPart, FromMedia } from '../media-messages';
import { Faults } from './faults';
import { FilmWriter } from './film-writer';
import { PacketOrder } from './packet-order';
import { Pictures, sizeOf } from './pictures';
import { SeatRecorder } from './seat-recorder';
import { TrackClock } from './track-clock';

const packetOf = (
  sequenceNumber: number,
  payload = Buffer.of(1, 2),
  more: Partial<RtpHeader> = {},
): RtpPacket =>
  new RtpPacket(new RtpHeader({ sequenceNumber: sequenceNumber & 0xffff, ssrc: 1, ...more }), payload);

describe('packets of a sender', () => {
  const numbers = (order: PacketOrder, sent: readonly number[], at = 0): string[] =>
    sent.flatMap((number) =>
      order
        .take({ packet: packetOf(number), at })
        .map(
          ({ arrived, isAfterGap }) =>
            `${String(arrived.packet.header.sequenceNumber)}${isAfterGap ? '!' : ''}`,
        ),
    );

  it('are in the order in which they were sent, once, over the end of their numbers', () => {
    const order = new PacketOrder(5, 400);
    expect(numbers(order, [65_534, 65_536, 65_535, 65_536, 65_538, 65_537, 65_539])).toEqual([
      '65534',
      '65535',
      '0',
      '1',
      '2',
      '3',
    ]);
  });

  it('are gone on with where one does not come, after so many others or so long, which is said', () => {
    const many = new PacketOrder(2, 400);
    expect(numbers(many, [1, 3, 4, 5])).toEqual(['1', '3!', '4', '5']);
    const long = new PacketOrder(100, 400);
    expect(numbers(long, [1, 3], 0)).toEqual(['1']);
    expect(numbers(long, [4], 500)).toEqual(['3!', '4']);
    // What comes after that is too late.
    expect(numbers(long, [2], 510)).toEqual([]);
  });

  it('begin anew where another sender counts', () => {
    const order = new PacketOrder(5, 400);
    expect(numbers(order, [10, 40_000, 40_001])).toEqual(['10', '40000!', '40001']);
  });
});

describe('the clock of a sender', () => {
  it('is told by those that come soonest, over the end of its numbers, and never goes back', () => {
    const clock = new TrackClock(90);
    const late = [60, 5, 40, 0, 30, 80, 10];
    const start = 0xffffffff - 90 * 60;
    const times = late.map((by, index) => clock.at((start + index * 90 * 20) >>> 0, 1_000 + index * 20 + by));
    for (const [index, time] of times.entries())
      if (index > 0) expect(time).toBeGreaterThanOrEqual(times[index - 1] ?? 0);
    expect(times.at(-1)).toBeCloseTo(1_000 + 6 * 20, 0);
  });

  it('goes on from now where the sender began anew', () => {
    const clock = new TrackClock(48);
    clock.at(1_000, 500);
    expect(clock.at(900_000_000, 2_500)).toBeCloseTo(2_500, 0);
  });
});

/** A picture of VP8 in two packets. */
function picture(number: number, stamp: number, isKey: boolean): RtpPacket[] {
  const frame = Buffer.of(isKey ? 0 : 1, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x68, 0x01, 9, 9);
  return [
    packetOf(number, Buffer.concat([Buffer.of(0x10), frame.subarray(0, 10)]), { timestamp: stamp }),
    packetOf(number + 1, Buffer.concat([Buffer.of(0), frame.subarray(10)]), {
      timestamp: stamp,
      marker: true,
    }),
  ];
}

describe('pictures', () => {
  it('are put together of their packets; what builds upon a lost one is left out until a whole one', () => {
    const pictures = new Pictures();
    const seen = (packets: readonly RtpPacket[], at: number): string[] =>
      packets.flatMap((packet) =>
        pictures.take({ packet, at }).map(({ stamp, isKey }) => `${String(stamp)}${isKey ? ' key' : ''}`),
      );
    expect(seen(picture(1, 10, false), 0)).toEqual([]);
    expect(seen(picture(3, 20, true), 0)).toEqual(['20 key']);
    expect(seen(picture(5, 30, false), 0)).toEqual(['30']);
    // The second half of it is lost, and waited for.
    expect(seen(picture(7, 40, false).slice(0, 1), 0)).toEqual([]);
    expect(seen(picture(9, 50, false), 500)).toEqual([]);
    expect(seen(picture(11, 60, false), 1_000)).toEqual([]);
    expect(pictures.needsKey).toBe(true);
    expect(seen(picture(13, 70, true), 1_000)).toEqual(['70 key']);
  });

  it('that never end are not waited for: they would fill the memory of the room', () => {
    const pictures = new Pictures();
    const part = Buffer.concat([Buffer.of(0), Buffer.alloc(60_000)]);
    const [first] = picture(1, 10, true);
    const packets = [
      first,
      ...Array.from({ length: 20 }, (_, index) => packetOf(2 + index, part, { timestamp: 10 })),
    ];
    const end = packetOf(22, Buffer.of(0, 9), { timestamp: 10, marker: true });
    for (const packet of [...packets, end]) expect(packet && pictures.take({ packet, at: 0 })).toEqual([]);
    expect(pictures.needsKey).toBe(true);
  });

  it('say how large they are', () => {
    expect(sizeOf(Buffer.of(0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x68, 0x01))).toEqual({
      width: 640,
      height: 360,
    });
    expect(sizeOf(Buffer.alloc(12))).toBeNull();
  });
});

describe('a film that is written as it happens', () => {
  /** Times of the blocks of a part, by track. */
  function blocksOf({ bytes }: FilmPart): Record<number, number[]> {
    const times: Record<number, number[]> = {};
    const start = bytes.readUInt32BE(21);
    for (let at = 25; at < bytes.length;) {
      const length = Number(bytes.readBigUInt64BE(at + 1) & 0xffffffffffffffn);
      const track = bytes.readUInt8(at + 9) & 0x7f;
      (times[track] ??= []).push(start + bytes.readInt16BE(at + 10));
      at += 9 + length;
    }
    return times;
  }

  const record = (act: (film: FilmWriter) => void): FilmPart[] => {
    const parts: FilmPart[] = [];
    const film = new FilmWriter({ hasSound: true, blankAfter: 2_000 }, 1_000, (part) => parts.push(part));
    act(film);
    return parts;
  };

  it('comes in parts of some seconds, without a gap in its sound, and blank where nobody shows anything', () => {
    const parts = record((film) => {
      film.hear(1_000, Buffer.alloc(3), true);
      for (let now = 2_000; now <= 14_000; now += 1_000) film.tick(now);
      film.finish(14_000);
    });
    expect(parts.map(({ number }) => number)).toEqual([1, 2, 3, 4].slice(0, parts.length));
    expect(Math.max(...parts.map(({ from, until }) => until - from))).toBeLessThan(5_500);
    // One can go to each part in which there is a picture, and there is one every few seconds.
    expect(parts.map((part) => part.isKey)).toEqual(parts.map((part) => 1 in blocksOf(part)));
    expect(parts.filter(({ isKey, width }) => isKey && width === 16).length).toBeGreaterThanOrEqual(3);
    const sounds = parts.flatMap((part) => blocksOf(part)[2] ?? []);
    const gaps = sounds.slice(1).map((time, index) => time - (sounds[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(60);
    expect(sounds.length).toBeGreaterThan(550);
    expect(parts[0]?.spoken).toEqual([0, 20]);
  });

  it('takes no more than anybody’s camera sends: who sends more is not seen for a while', () => {
    const key = { width: 640, height: 360 };
    const parts = record((film) => {
      for (let at = 1_000; at < 9_000; at += 40) film.see(at, Buffer.alloc(90_000), key);
      film.finish(9_000);
    });
    const bytes = parts.reduce((sum, part) => sum + part.bytes.length, 0);
    expect(bytes).toBeGreaterThan(3_000_000);
    expect(bytes).toBeLessThan(4_100_000);
  });

  it('is as long as it took, however many pictures somebody sends', () => {
    const parts = record((film) => {
      film.see(1_000, Buffer.alloc(9), { width: 640, height: 360 });
      for (let count = 0; count < 60_000; count += 1) film.see(1_500 + count / 60, Buffer.alloc(3), null);
      film.hear(2_500, Buffer.alloc(3), false);
      film.finish(2_500);
    });
    expect(Math.max(...parts.map(({ until }) => until))).toBeLessThan(2_500);
  });

  it('begins a part with a whole picture, and is blank at once when a camera is turned off', () => {
    const key = { width: 640, height: 360 };
    const parts = record((film) => {
      film.see(1_500, Buffer.alloc(9), null);
      film.see(3_000, Buffer.alloc(9), key);
      film.see(3_040, Buffer.alloc(9), null);
      expect(film.isLive).toBe(true);
      film.blank(3_200);
      expect(film.isLive).toBe(false);
      // On its way still: it builds upon what is not shown any more.
      film.see(3_210, Buffer.alloc(9), null);
      film.finish(5_000);
    });
    expect(parts.map((part) => [part.from, part.isKey, blocksOf(part)[1]])).toEqual([
      [0, true, [0]],
      [2_000, true, [2_000, 2_040, 2_200]],
    ]);
    expect(parts[1]).toMatchObject({ startsAt: 1_000, ...key });
  });
});

describe('what is recorded of a seat', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is another film, which goes on where the one before ends, once that is so large', () => {
    const parts: Extract<FromMedia, { type: 'part' }>[] = [];
    const since = performance.timeOrigin + performance.now();
    const recorder = new SeatRecorder(
      { take: 'take', since, largest: 60_000 },
      (message) => message.type === 'part' && parts.push(message),
      () => undefined,
    );
    // Half a minute of 16 kB a second, in parts of some 76 kB: what is in the making when it is found too large belongs to it.
    for (let count = 0; count < 1_500; count += 1) {
      const packet = packetOf(count, Buffer.alloc(320), { timestamp: count * 960 });
      recorder.hear('MICROPHONE', packet, false);
      jest.advanceTimersByTime(20);
    }
    recorder.finish();
    const films = [...Map.groupBy(parts, ({ film }) => film).values()];
    expect(films.length).toBeGreaterThan(5);
    let end = 0;
    for (const film of films) {
      const [first] = film;
      const last = film.at(-1);
      expect(film.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(60_000 + 2 * 80_000);
      expect(Math.abs((first?.startsAt ?? 0) - end)).toBeLessThan(100);
      end = (last?.startsAt ?? 0) + (last?.until ?? 0);
    }
    expect(end).toBeGreaterThan(29_500);
  });
});

describe('what goes wrong with what somebody sends', () => {
  it('is said once a minute, with how often it did', () => {
    const said: string[] = [];
    const faults = new Faults((line) => said.push(line));
    for (let at = 0; at <= 60_000; at += 100) faults.tell('bad', at);
    expect(said).toEqual([
      'room server: not recorded: bad\n',
      'room server: not recorded: bad (and 599 before)\n',
    ]);
  });
});
