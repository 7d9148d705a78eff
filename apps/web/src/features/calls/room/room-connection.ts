import {
  type BrowserSignal,
  callsLimits,
  type CallSource,
  callSources,
  type CallTrack,
  type HostAction,
  type LeaveReason,
  type RoomSignal,
  roomSignalSchema,
} from '@lyceum/contracts/calls';
import { realtime } from '@lyceum/session';
import type { Admission } from '../call-calls';
import type { OwnMedia } from './own-media';
import { CallConnection, type Tracks } from './call-connection';
import { cameraLimit } from './camera-limit';
import { LineJudge, lookEvery } from './line-judge';
import { LineMeter } from './line-meter';

/** Most bits a second of what is no camera: a room hands on to everybody what each sends. */
const mostBits: Readonly<Record<Exclude<CallSource, 'CAMERA'>, number>> = {
  MICROPHONE: 40_000,
  SCREEN: 1_200_000,
};

/** ms; a room that did not let us in by then is asked again. */
const enterWithin = 6_000;

/** Of 1; what is softer is nobody speaking. */
const audible = 0.02;

/** ms; a connection that is broken for so long is made anew. */
const brokenFor = 2_500;

/** ms, and as much more with each try. */
const pauseBetweenTries = 700;

/** Tries to come in again, before the call is given up. */
const mostTries = 12;

/**
 * This browser in the room of a call: one connection by which it sends, one by which it gets what the others send, and what is said
 * about both over the page's socket. Whatever breaks (socket, media, the room's server) it comes in again as if it were new, asking for
 * admission each time.
 */
export class RoomConnection extends CallConnection {
  private seat = '';
  private iceServers: RTCIceServer[] = [];
  private callId = '';
  /** Whether the room said that the seat is ours. */
  private isSeated = false;
  private sending: RTCPeerConnection | null = null;
  private receiving: RTCPeerConnection | null = null;
  private lines: CallTrack[] = [];
  /** What one said last of being recorded, and in which recording. */
  private answer: { readonly recordingId: string; readonly agrees: boolean } | null = null;
  private offers = Promise.resolve();
  private tries = 0;
  private entering: ReturnType<typeof setTimeout> | undefined;
  private broken: ReturnType<typeof setTimeout> | undefined;
  private meter: LineMeter | null = null;
  /** Null once the person has chosen themselves. */
  private judge: LineJudge | null = new LineJudge();
  private readonly stops: (() => void)[];

  constructor(
    private readonly media: OwnMedia,
    private readonly admit: () => Promise<Admission>,
    private readonly onRefused: (error: unknown) => void,
    private readonly onAskedToMute: () => void,
    private readonly onNotRecorded: (saidNo: boolean) => void,
  ) {
    super();
    const here = setInterval(() => this.say({ type: 'here' }), callsLimits.hereSeconds * 1_000);
    const looks = setInterval(() => void this.lookAtLine(), lookEvery);
    const away = (): void => void this.say({ type: 'away' });
    window.addEventListener('pagehide', away);
    this.stops = [
      () => clearInterval(here),
      () => clearInterval(looks),
      () => window.removeEventListener('pagehide', away),
      realtime.on('calls.room-signal', ({ seat, signal }) => {
        const said = roomSignalSchema.safeParse(signal);
        if (seat === this.seat && said.success) this.hear(said.data);
      }),
      // Whether the seat is still ours, the room says.
      realtime.onConnect(() => this.say({ type: 'here' })),
      media.subscribe(() => void this.send()),
    ];
    void this.enter();
  }

  override leave(): void {
    this.say({ type: 'leave' });
    this.end('LEFT');
  }

  override raiseHand(isUp: boolean): void {
    this.say({ type: 'hand', isUp });
  }

  override rule(action: HostAction, seat?: string): void {
    this.say({ type: 'host', action, seat });
  }

  override record(isOn: boolean): void {
    this.say({ type: 'record', isOn });
  }

  override agree(recordingId: string, agrees: boolean): void {
    super.agree(recordingId, agrees);
    this.answer = { recordingId, agrees };
    this.say({ type: 'agree', ...this.answer });
  }

  override setAudioOnly(isAudioOnly: boolean): void {
    this.judge = null;
    this.set({ isLineThin: false });
    this.leaveOutCameras(isAudioOnly);
  }

  private leaveOutCameras(isAudioOnly: boolean): void {
    this.set({ isAudioOnly });
    void this.send();
    void this.limit();
  }

  /** Sound comes first on a thin line, without anybody asking for it. */
  private async lookAtLine(): Promise<void> {
    const { meter } = this;
    const look = await meter?.look().catch(() => undefined);
    if (!look || meter !== this.meter || !this.judge) return;
    const isLineThin = this.judge.look(look);
    if (isLineThin === this.get().isLineThin) return;
    this.set({ isLineThin });
    this.leaveOutCameras(isLineThin);
  }

  /** As this browser hears them. */
  override async loudest(): Promise<string | null> {
    const stats = await this.receiving?.getStats().catch(() => undefined);
    if (!stats) return null;
    const heard = [...stats.values()] as { type: string; mid?: string; audioLevel?: number }[];
    const levels = heard.flatMap(({ type, mid, audioLevel = 0 }) =>
      type === 'inbound-rtp' && audioLevel > audible ? [{ mid, audioLevel }] : [],
    );
    const [first] = levels.sort((one, other) => other.audioLevel - one.audioLevel);
    return this.lines.find(({ mid }) => mid === first?.mid)?.seat ?? null;
  }

  override close(): void {
    if (this.get().status !== 'OUT') this.say({ type: 'away' });
    this.end('LEFT');
  }

  private async enter(): Promise<void> {
    clearTimeout(this.entering);
    this.disconnect();
    if (this.tries >= mostTries) return this.end('GONE');
    this.tries += 1;
    this.isSeated = false;
    this.entering = setTimeout(() => void this.enter(), enterWithin + this.tries * pauseBetweenTries);
    const seat = crypto.randomUUID();
    try {
      const { callId, ticket, iceServers } = await this.admit();
      if (this.get().status === 'OUT') return;
      [this.seat, this.callId] = [seat, callId];
      this.iceServers = iceServers.map(({ urls, username, credential }) => ({
        urls,
        ...(username !== null && credential !== null && { username, credential }),
      }));
      realtime.send('calls.enter', { ticket, seat });
    } catch (error) {
      // Of a lost network nothing is to be said: it is tried again.
      if (!(error instanceof Error && error.name === 'ApiError')) return;
      this.end('OVER');
      this.onRefused(error);
    }
  }

  private hear(signal: RoomSignal): void {
    switch (signal.type) {
      case 'ready':
        this.isSeated = true;
        this.sayAgain();
        this.connect().catch(() => this.comeAgain());
        break;
      case 'published':
        this.sending
          ?.setRemoteDescription({ type: 'answer', sdp: signal.sdp })
          .then(() => this.limit())
          .catch(() => this.comeAgain());
        break;
      case 'offer':
        this.offers = this.offers
          .then(() => this.take(signal.turn, signal.sdp, signal.tracks))
          .catch(() => this.comeAgain());
        break;
      case 'tracks':
        this.lines = signal.tracks;
        this.offers = this.offers.then(() => this.showTracks());
        break;
      case 'people':
        this.takePeople(signal);
        void this.limit();
        break;
      case 'asked-to-mute':
        if (!this.media.get().isMuted) this.onAskedToMute();
        break;
      case 'not-recorded':
        this.onNotRecorded(this.answer?.agrees === false);
        break;
      case 'asked-again':
        this.answer = null;
        this.set({ agrees: null });
        break;
      case 'left':
        if (signal.reason === 'GONE') this.comeAgain();
        else this.end(signal.reason);
        break;
    }
  }

  /** What one said of being recorded holds for as long as that recording goes on. */
  private takePeople({ people, isLocked, recordingId }: Extract<RoomSignal, { type: 'people' }>): void {
    const { answer } = this;
    const agrees = answer !== null && answer.recordingId === recordingId ? answer.agrees : null;
    this.set({ people, isLocked, recordingId, agrees });
  }

  /** The room may be another process's, which heard nothing yet. It is no new yes: they may have said no on another device since. */
  private sayAgain(): void {
    if (this.answer) this.say({ type: 'agree', ...this.answer, isAgain: true });
  }

  /** The room is ready for us: what there was of connections is of no use any more. */
  private async connect(): Promise<void> {
    clearTimeout(this.entering);
    this.disconnect();
    const sending = new RTCPeerConnection({ iceServers: this.iceServers });
    const receiving = new RTCPeerConnection({ iceServers: this.iceServers });
    [this.sending, this.receiving] = [sending, receiving];
    this.meter = new LineMeter(sending, receiving);
    for (const connection of [sending, receiving])
      connection.addEventListener('connectionstatechange', () => this.look(connection));
    for (const source of callSources)
      sending.addTransceiver(source === 'MICROPHONE' ? 'audio' : 'video', { direction: 'sendonly' });
    await this.send();
    if (this.sending === sending) await sending.setLocalDescription();
    // Another one has begun meanwhile.
    if (this.sending !== sending) return;
    this.say({ type: 'publish', sdp: sending.localDescription?.sdp ?? '' });
    this.set({ status: 'IN' });
  }

  /** Sends what there is of one's own, and says what that is. */
  private async send(): Promise<void> {
    const { microphone, camera, screen, isMuted } = this.media.get();
    const tracks = [microphone, camera, screen];
    const senders = this.sending?.getSenders() ?? [];
    await Promise.all(senders.map((sender, index) => sender.replaceTrack(tracks[index] ?? null)));
    if (this.sending)
      this.say({
        type: 'state',
        isMuted: isMuted || microphone === null,
        hasCamera: camera !== null,
        isSharing: screen !== null,
        isAudioOnly: this.get().isAudioOnly,
      });
  }

  private async limit(): Promise<void> {
    const { people, isAudioOnly } = this.get();
    for (const [index, sender] of (this.sending?.getSenders() ?? []).entries()) {
      const parameters = sender.getParameters();
      const source = callSources[index] ?? 'CAMERA';
      const most =
        source === 'CAMERA' ? cameraLimit(people.length, isAudioOnly) : { maxBitrate: mostBits[source] };
      for (const encoding of parameters.encodings) Object.assign(encoding, most);
      await sender.setParameters(parameters).catch(() => undefined);
    }
  }

  private async take(turn: number, sdp: string, lines: CallTrack[]): Promise<void> {
    const { receiving } = this;
    if (!receiving) return;
    await receiving.setRemoteDescription({ type: 'offer', sdp });
    await receiving.setLocalDescription();
    this.say({ type: 'answer', turn, sdp: receiving.localDescription?.sdp ?? '' });
    this.lines = lines;
    this.showTracks();
  }

  private showTracks(): void {
    const byMid = new Map(this.receiving?.getTransceivers().map((line) => [line.mid, line.receiver.track]));
    const tracks = new Map<string, Tracks>();
    for (const { mid, seat, source } of this.lines) {
      const track = byMid.get(mid);
      if (track) tracks.set(seat, { ...tracks.get(seat), [source]: track });
    }
    this.set({ tracks });
  }

  /** A connection that stays broken for a moment is made anew, with everything. */
  private look(connection: RTCPeerConnection): void {
    if (connection !== this.sending && connection !== this.receiving) return;
    const states = [this.sending?.connectionState, this.receiving?.connectionState];
    const isBroken = states.some((state) => state === 'failed' || state === 'disconnected');
    clearTimeout(this.broken);
    if (isBroken) this.broken = setTimeout(() => this.comeAgain(), brokenFor);
    else if (states[0] === 'connected') this.tries = 0;
  }

  private comeAgain(): void {
    if (this.get().status === 'OUT') return;
    this.say({ type: 'away' });
    this.isSeated = false;
    this.disconnect();
    this.set({ status: 'RECONNECTING', people: [], tracks: new Map() });
    clearTimeout(this.entering);
    this.entering = setTimeout(() => void this.enter(), this.tries * pauseBetweenTries);
  }

  private disconnect(): void {
    clearTimeout(this.broken);
    const { sending, receiving } = this;
    [this.sending, this.receiving, this.meter, this.lines] = [null, null, null, []];
    sending?.close();
    receiving?.close();
  }

  private end(reason: LeaveReason | 'LEFT'): void {
    if (this.get().status === 'OUT') return;
    clearTimeout(this.entering);
    for (const stop of this.stops) stop();
    this.disconnect();
    this.set({ status: 'OUT', reason, people: [], tracks: new Map() });
  }

  private say(signal: BrowserSignal): void {
    const { seat, callId, isSeated } = this;
    if (isSeated) realtime.send('calls.signal', { callId, seat, signal });
  }
}
