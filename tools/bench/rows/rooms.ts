import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  MediaStreamTrack,
  RTCPeerConnection,
  RtpHeader,
  RtpPacket,
  useOPUS,
  useSdesMid,
  useVP8,
} from 'werift';
import { processTime, sampleProcess } from '../cpu/counter.ts';
import { memoryOf } from '../proc.ts';
import { inMegabytes } from '../report/units.ts';
import type { Line, PlainRow } from '../row.ts';
import { root } from '../world/build.ts';

/** People in one room; the last is as many as we let in. */
const sizes = [4, 8, 12];

/** s */
const measuredFor = 6;

/** What a browser sends: sound at 40 kbit/s, and a picture at the 600, or 250 where there are more than four, of the web app's `cameraLimit`. */
const sound = { everyMilliseconds: 20, bytes: 100, packets: 1 };
const large = { everyMilliseconds: 40, bytes: 1_000, packets: 3 };
const small = { everyMilliseconds: 32, bytes: 1_000, packets: 1 };

/** One picture of so many is whole, as a browser is asked for one every ten seconds while it is recorded. */
const keyEvery = 250;

/** A packet of a picture as VP8 has it (RFC 7741), as far as the room server looks. */
function pictureOf(bytes: number, packet: number, isKey: boolean): Buffer {
  const payload = Buffer.alloc(bytes, 1);
  payload[0] = packet === 0 ? 0x10 : 0;
  if (packet > 0) return payload;
  Buffer.of(isKey ? 0x10 : 0x11, 0x20, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x68, 0x01).copy(payload, 1);
  return payload;
}

interface Offer {
  readonly type: 'published' | 'offer' | 'tracks' | 'failed' | 'part';
  /** Of a part of a film. */
  readonly bytes: Uint8Array;
  readonly seat: string;
  readonly turn: number;
  readonly sdp: string;
  readonly reason: string;
}

const connection = (): RTCPeerConnection =>
  new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    bundlePolicy: 'max-bundle',
    codecs: { video: [useVP8()], audio: [useOPUS()] },
    headerExtensions: { video: [useSdesMid()], audio: [useSdesMid()] },
  });

/** Somebody in the room, whose media are made up. */
class Person {
  private readonly sending = connection();
  private readonly receiving = connection();
  private readonly tracks = (['audio', 'video', 'video'] as const).map(
    (kind) => new MediaStreamTrack({ kind }),
  );
  /** Of the latest packet of each line: a gap would be asked for again. */
  private readonly numbers = [0, 0];
  private frames = 0;
  /** Packets that came of others. */
  received = 0;
  sent = 0;

  readonly seat: string;
  private readonly server: ChildProcess;

  constructor(seat: string, server: ChildProcess) {
    this.seat = seat;
    this.server = server;
    for (const track of this.tracks) this.sending.addTransceiver(track, { direction: 'sendonly' });
    const heard = new Set<MediaStreamTrack>();
    this.receiving.onTrack.subscribe((track) => {
      // Each negotiation tells of all tracks again.
      if (heard.has(track)) return;
      heard.add(track);
      track.onReceiveRtp.subscribe(() => (this.received += 1));
    });
  }

  async come(): Promise<void> {
    this.server.send({ type: 'enter', room: 'room', seat: this.seat });
    await this.sending.setLocalDescription(await this.sending.createOffer());
    this.server.send({ type: 'publish', seat: this.seat, sdp: this.sending.localDescription?.sdp });
  }

  async hear({ type, turn, sdp, reason }: Offer): Promise<void> {
    if (type === 'failed') throw new Error(`A connection failed: ${reason}`);
    if (type === 'published') await this.sending.setRemoteDescription({ type: 'answer', sdp });
    if (type !== 'offer') return;
    await this.receiving.setRemoteDescription({ type: 'offer', sdp });
    await this.receiving.setLocalDescription(await this.receiving.createAnswer());
    this.server.send({ type: 'answer', seat: this.seat, turn, sdp: this.receiving.localDescription?.sdp });
  }

  send(line: 0 | 1, { bytes, packets }: typeof sound): void {
    this.frames += line;
    const timestamp = Math.round(performance.now() * (line === 0 ? 48 : 90));
    for (let packet = 0; packet < packets; packet += 1) {
      const number = ((this.numbers[line] ?? 0) + 1) % 65_536;
      this.numbers[line] = number;
      const header = new RtpHeader({
        sequenceNumber: number,
        timestamp,
        payloadType: 96,
        ssrc: 1,
        marker: packet === packets - 1,
      });
      const isKey = this.frames % keyEvery === 1;
      const payload = line === 0 ? Buffer.alloc(bytes, 1) : pictureOf(bytes, packet, isKey);
      this.tracks[line]?.writeRtp(new RtpPacket(header, payload));
      this.sent += 1;
    }
  }

  async leave(): Promise<void> {
    await Promise.allSettled([this.sending.close(), this.receiving.close()]);
  }
}

/** A room server of its own, and what it says to whom. */
function startServer(): { server: ChildProcess; people: Map<string, Person>; recorded: { bytes: number } } {
  const recorded = { bytes: 0 };
  const server = fork(join(root, 'apps/api/dist/room-server.js'), {
    execArgv: [],
    serialization: 'advanced',
  });
  const people = new Map<string, Person>();
  server.on('message', (message: Offer) => {
    if (message.type === 'part') recorded.bytes += message.bytes.length;
    void people.get(message.seat)?.hear(message);
  });
  server.send({ type: 'options', options: { ports: [43_000, 43_999], publicAddress: null } });
  return { server, people, recorded };
}

/** Has everybody send as a browser does, until told to stop: by the clock, so that a late turn is made up for. */
function sendAll(people: readonly Person[]): () => void {
  const begun = performance.now();
  const turns = [0, 0];
  const clock = setInterval(() => {
    for (const [line, kind] of [sound, people.length > 4 ? small : large].entries()) {
      const due = Math.floor((performance.now() - begun) / kind.everyMilliseconds);
      for (let turn = turns[line] ?? 0; turn < due; turn += 1)
        for (const person of people) person.send(line === 0 ? 0 : 1, kind);
      turns[line] = due;
    }
  }, 10);
  return () => clearInterval(clock);
}

async function measureRoom(size: number): Promise<Line[]> {
  const { server, people, recorded } = startServer();
  const pid = server.pid ?? 0;
  const all = Array.from({ length: size }, (_, at) => new Person(`seat-${String(at)}`, server));
  for (const person of all) people.set(person.seat, person);
  const stop = sendAll(all);
  try {
    for (const person of all) await person.come();
    await everybodyHears(all);
    const before = { cpu: sampleProcess(pid), at: performance.now(), ...counts(all) };
    await pause(measuredFor * 1_000);
    const now = counts(all);
    const memory = inMegabytes(memoryOf(pid, 'VmRSS'));
    const cpu = processTime(before.cpu, sampleProcess(pid)) / 1e6 / (performance.now() - before.at);
    const arrived = (now.received - before.received) / ((now.sent - before.sent) * (size - 1));
    const recording = size === recordedSize ? await measureRecording(server, all, recorded) : [];
    return [
      {
        what: `a room of ${String(size)}, all with sound and camera: of one core`,
        ours: percent(cpu),
      },
      { what: '  … packets that arrived', ours: percent(arrived) },
      { what: '  … memory', ours: memory },
      ...recording,
    ];
  } finally {
    stop();
    await Promise.all(all.map((person) => person.leave()));
    server.kill();
    await once(server, 'exit');
  }
}

/** People of the room that is recorded. */
const recordedSize = 4;

/** s: parts come every four, and whole ones are counted. */
const recordedFor = 24;

async function measureRecording(
  server: ChildProcess,
  people: readonly Person[],
  recorded: { bytes: number },
): Promise<Line[]> {
  const pid = server.pid ?? 0;
  const since = performance.timeOrigin + performance.now();
  for (const { seat } of people) server.send({ type: 'record', seat, take: seat, since });
  // Until each has sent a whole picture.
  await pause(keyEvery * large.everyMilliseconds);
  const before = { cpu: sampleProcess(pid), at: performance.now(), bytes: recorded.bytes };
  await pause(recordedFor * 1_000);
  const gone = performance.now() - before.at;
  const cpu = processTime(before.cpu, sampleProcess(pid)) / 1e6 / gone;
  const bytes = ((recorded.bytes - before.bytes) / gone) * 60_000;
  return [
    { what: '  … while all are recorded: of one core', ours: percent(cpu) },
    {
      what: '  … what is recorded of one of them, a minute',
      ours: `${(bytes / people.length / 1e6).toFixed(1)} MB`,
    },
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

const counts = (people: readonly Person[]) => ({
  sent: people.reduce((sum, { sent }) => sum + sent, 0),
  received: people.reduce((sum, { received }) => sum + received, 0),
});

/** @throws Error where somebody hears nothing within half a minute */
async function everybodyHears(people: readonly Person[]): Promise<void> {
  const end = performance.now() + 30_000;
  for (;;) {
    const before = people.map(({ received }) => received);
    await pause(1_000);
    // Each gets what all others send: fifty times sound a second of each, besides pictures.
    const wanted = (people.length - 1) * 60;
    if (people.every(({ received }, at) => received - (before[at] ?? 0) > wanted)) return;
    if (performance.now() > end) throw new Error('Somebody in the room hears nothing.');
  }
}

/** Our own room server: what a room costs it. The people are in the bench's process. */
export const row: PlainRow = {
  section: 'process',
  measure: async () => {
    const lines: Line[] = [];
    for (const size of sizes) lines.push(...(await measureRoom(size)));
    return lines;
  },
};
