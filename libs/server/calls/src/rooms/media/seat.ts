import {
  RTP_EXTENSION_URI,
  type RTCPeerConnection,
  type RTCRtpReceiver,
  type RTCRtpTransceiver,
  type RtpPacket,
  useAudioLevelIndication,
} from 'werift';
import { openConnection } from './connection.ts';
import { publicSdp, withoutCandidates } from './descriptions.ts';
import type { FromMedia, MediaOptions, Source, TrackOfSeat } from './media-messages.ts';
import { SeatRecorder, type Take } from './recording/seat-recorder.ts';

const sources: readonly Source[] = ['MICROPHONE', 'CAMERA', 'SCREEN'];

/** Key frames are asked of a sender at most this often, in ms: each is as large as many others. */
const keyFrameEvery = 500;

/** Of decibels below the loudest there is; what is louder than this is somebody speaking. */
const quiet = 45;

/** Lines by which one of the others is heard and seen. */
interface Place {
  /** Who is there; null once they have left, until somebody takes it. */
  from: Seat | null;
  /** Lines whose next packet comes from another connection than the last one. */
  readonly anew: Set<Source>;
  readonly lines: Readonly<Record<Source, RTCRtpTransceiver>>;
}

/** What a seat sends of one source. */
interface Outgoing {
  readonly receiver: RTCRtpReceiver;
  ssrc: number | null;
  askedAt: number;
}

/**
 * Somebody in a room: one connection by which they send, and one by which they get what all others send. Packets are handed on as they
 * are. Whoever comes when somebody has left takes their lines, so that a long call does not grow.
 */
export class Seat {
  private sending: RTCPeerConnection | null = null;
  private readonly receiving: RTCPeerConnection;
  private readonly places: Place[] = [];
  private outgoing = new Map<Source, Outgoing>();
  private turn = 0;
  private negotiation = Promise.resolve();
  private answered: ((sdp: string | null) => void) | null = null;
  private isClosed = false;
  private wantsPictures = true;
  private recorder: SeatRecorder | null = null;

  readonly id: string;
  readonly room: string;
  private readonly options: MediaOptions;
  private readonly tell: (message: FromMedia) => void;
  private readonly others: () => Iterable<Seat>;

  constructor(
    id: string,
    room: string,
    options: MediaOptions,
    tell: (message: FromMedia) => void,
    others: () => Iterable<Seat>,
  ) {
    this.id = id;
    this.room = room;
    this.options = options;
    this.tell = tell;
    this.others = others;
    this.receiving = openConnection(options);
  }

  /** Whether there is something of it to be handed on. */
  get isSending(): boolean {
    return this.sending !== null;
  }

  /** Takes what a browser sends: one audio and two video lines. @returns the answer @throws Error for anything else */
  async publish(sdp: string): Promise<string> {
    await this.sending?.close();
    this.outgoing = new Map();
    // By the level we know who speaks, without hearing it.
    const sending = openConnection(this.options, [useAudioLevelIndication()]);
    this.sending = sending;
    const lines: RTCRtpTransceiver[] = [];
    sending.onRemoteTransceiverAdded.subscribe((line) => {
      const source = sources[lines.push(line) - 1];
      if (source) this.take(source, line);
    });
    await sending.setRemoteDescription({ type: 'offer', sdp: withoutCandidates(sdp) });
    if (lines.map(({ kind }) => kind).join(' ') !== 'audio video video')
      throw new Error('A browser sends one audio and two video lines');
    await sending.setLocalDescription(await sending.createAnswer());
    return publicSdp(sending.localDescription?.sdp ?? '', this.options.publicAddress);
  }

  /** Has this one hear and see the other. */
  add(other: Seat): void {
    const place = this.places.find(({ from }) => from === other || from === null);
    if (!place) {
      this.places.push({ from: other, anew: new Set(), lines: this.newLines() });
      this.negotiate();
      return;
    }
    place.from = other;
    for (const source of sources) place.anew.add(source);
    this.tell({ type: 'tracks', seat: this.id, tracks: this.tracks() });
    other.askForKeyFrames();
  }

  /** The other has left. */
  remove(other: Seat): void {
    const place = this.places.find(({ from }) => from === other);
    if (place) place.from = null;
    this.tell({ type: 'tracks', seat: this.id, tracks: this.tracks() });
  }

  /** Without pictures a thin line is left to the sound. They go on with a whole one. */
  wantPictures(areWanted: boolean): void {
    if (areWanted === this.wantsPictures) return;
    this.wantsPictures = areWanted;
    if (!areWanted) return;
    for (const { from, anew } of this.places) {
      anew.add('CAMERA');
      from?.askForKeyFrame('CAMERA');
    }
  }

  /** The browser's answer to the offer of that number; of an older one it is too late. */
  answer(turn: number, sdp: string): void {
    if (turn === this.turn) this.answered?.(sdp);
  }

  askForKeyFrames(): void {
    for (const source of ['CAMERA', 'SCREEN'] as const) this.askForKeyFrame(source);
  }

  /** Has what it sends recorded from now on. */
  record(take: Take): void {
    this.unrecord();
    this.recorder = new SeatRecorder(take, this.tell, (source) => this.askForKeyFrame(source));
  }

  blank(source: 'CAMERA' | 'SCREEN'): void {
    this.recorder?.blank(source);
  }

  unrecord(): void {
    this.recorder?.finish();
    this.recorder = null;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.unrecord();
    this.answered?.(null);
    await Promise.allSettled([this.sending?.close(), this.receiving.close()]);
    this.sending = null;
  }

  private take(source: Source, line: RTCRtpTransceiver): void {
    const outgoing: Outgoing = { receiver: line.receiver, ssrc: null, askedAt: 0 };
    this.outgoing.set(source, outgoing);
    line.onTrack.subscribe((track) => {
      outgoing.ssrc = track.ssrc ?? null;
      track.onReceiveRtp.subscribe((packet, extensions) => {
        outgoing.ssrc = packet.header.ssrc;
        this.recorder?.hear(source, packet, isLoud(extensions));
        // Their numbers mean something else on other connections.
        packet.header.extensions = [];
        for (const other of this.others()) other.hand(this, source, packet);
      });
    });
  }

  private hand(from: Seat, source: Source, packet: RtpPacket): void {
    const place = this.places.find((one) => one.from === from);
    if (!place || (source === 'CAMERA' && !this.wantsPictures)) return;
    const { sender } = place.lines[source];
    // Its numbers go on where those of the last connection ended.
    if (place.anew.delete(source)) sender.replaceRTP(packet.header);
    // A connection that is not there yet drops it.
    void sender.sendRtp(packet).catch(() => undefined);
  }

  private newLines(): Place['lines'] {
    const line = (source: Source): RTCRtpTransceiver => {
      const made = this.receiving.addTransceiver(source === 'MICROPHONE' ? 'audio' : 'video', {
        direction: 'sendonly',
      });
      made.sender.onPictureLossIndication.subscribe(() => {
        this.places.find(({ lines }) => lines[source] === made)?.from?.askForKeyFrame(source);
      });
      return made;
    };
    return { MICROPHONE: line('MICROPHONE'), CAMERA: line('CAMERA'), SCREEN: line('SCREEN') };
  }

  private askForKeyFrame(source: Source): void {
    const outgoing = this.outgoing.get(source);
    if (!outgoing || outgoing.ssrc === null || Date.now() - outgoing.askedAt < keyFrameEvery) return;
    outgoing.askedAt = Date.now();
    void outgoing.receiver.sendRtcpPLI(outgoing.ssrc).catch(() => undefined);
  }

  private tracks(): TrackOfSeat[] {
    return this.places.flatMap(({ from, lines }) =>
      from === null
        ? []
        : sources.flatMap((source) => {
            const { mid } = lines[source];
            return mid === null ? [] : [{ mid, seat: from.id, source }];
          }),
    );
  }

  /** One offer after the other: the next one waits for the answer to the last. */
  private negotiate(): void {
    this.negotiation = this.negotiation
      .then(() => this.offer())
      .catch((error: unknown) => {
        if (!this.isClosed) this.tell({ type: 'failed', seat: this.id, reason: String(error) });
      });
  }

  private async offer(): Promise<void> {
    // Of several who came at once, the first offer has all.
    if (this.isClosed || this.places.every(({ lines }) => lines.MICROPHONE.mid !== null)) return;
    const { receiving } = this;
    await receiving.setLocalDescription(await receiving.createOffer());
    const turn = (this.turn += 1);
    const answer = new Promise<string | null>((resolve) => (this.answered = resolve));
    const sdp = publicSdp(receiving.localDescription?.sdp ?? '', this.options.publicAddress);
    this.tell({ type: 'offer', seat: this.id, turn, sdp, tracks: this.tracks() });
    const said = await answer;
    if (said === null) return;
    await receiving.setRemoteDescription({ type: 'answer', sdp: withoutCandidates(said) });
    for (const { from } of this.places) from?.askForKeyFrames();
  }
}

/** Whether somebody speaks, as the browser says that it heard. */
function isLoud(extensions: Readonly<Record<string, unknown>> | undefined): boolean {
  const said = extensions?.[RTP_EXTENSION_URI.audioLevelIndication];
  return typeof said === 'object' && said !== null && 'level' in said && Number(said.level) < quiet;
}
