import type { CallSource, LeaveReason } from '@lyceum/contracts/calls';
import {
  type LocalTrackPublication,
  type LocalVideoTrack,
  type RemoteParticipant,
  Room,
  RoomEvent,
  Track,
  VideoQuality,
} from 'livekit-client';
import type { Admission } from '../call-calls';
import { CallConnection } from './call-connection';
import { handAttribute, peopleOf, reasonOf, tracksOf } from './livekit-people';
import type { OwnMedia } from './own-media';

const sources: Readonly<Record<CallSource, Track.Source>> = {
  MICROPHONE: Track.Source.Microphone,
  CAMERA: Track.Source.Camera,
  SCREEN: Track.Source.ScreenShare,
};

/** So many others have large pictures; of more, small ones are sent. */
const few = 4;

/** Width of a picture to its lines. */
const wide = 16 / 9;

/** ms, and as much more with each try. */
const pauseBetweenTries = 700;

/** Tries to come in again, before the call is given up. */
const mostTries = 12;

/** After any of these what the room shows may be another. */
const changes = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.ParticipantAttributesChanged,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
] as const;

/**
 * This browser in a room of LiveKit’s, whose client comes back by itself from a short loss of the network. After a longer one it is let
 * in anew, as into a room of ours.
 */
export class LivekitConnection extends CallConnection {
  private room: Room | null = null;
  private tries = 0;
  private nextTry: ReturnType<typeof setTimeout> | undefined;
  private publishing = Promise.resolve();
  private readonly published = new Map<CallSource, LocalTrackPublication>();
  private readonly stop: () => void;

  constructor(
    private readonly media: OwnMedia,
    private readonly admit: () => Promise<Admission>,
    private readonly onRefused: (error: unknown) => void,
  ) {
    super();
    this.stop = media.subscribe(() => this.publish());
    void this.enter();
  }

  override leave(): void {
    this.end('LEFT');
  }

  override close(): void {
    this.end('LEFT');
  }

  override raiseHand(isUp: boolean): void {
    const hand = isUp ? String(Date.now()) : '';
    this.room?.localParticipant.setAttributes({ [handAttribute]: hand }).catch(() => undefined);
  }

  /** There are no hosts in these rooms. */
  override rule(): void {
    this.show();
  }

  override setAudioOnly(isAudioOnly: boolean): void {
    this.set({ isAudioOnly });
    this.show();
  }

  override loudest(): Promise<string | null> {
    const others = this.room?.activeSpeakers.filter(({ isLocal }) => !isLocal) ?? [];
    return Promise.resolve(others[0]?.identity ?? null);
  }

  private async enter(): Promise<void> {
    if (this.tries >= mostTries) return this.end('GONE');
    this.tries += 1;
    const room = new Room({ dynacast: true, stopLocalTrackOnUnpublish: false, disconnectOnPageLeave: true });
    try {
      const { address, ticket, abilities } = await this.admit();
      if (this.get().status === 'OUT') return;
      this.room = room;
      this.follow(room);
      await room.connect(address, ticket);
      // It was given up meanwhile.
      if (room !== this.room) return void room.disconnect();
      this.tries = 0;
      this.published.clear();
      this.set({ status: 'IN' });
      this.show();
      this.publish(abilities.cameraLines);
    } catch (error) {
      if (error instanceof Error && error.name === 'ApiError') {
        this.end('OVER');
        this.onRefused(error);
      } else this.comeAgain();
    }
  }

  private follow(room: Room): void {
    for (const change of changes) room.on(change, () => this.show());
    room.on(RoomEvent.Reconnecting, () => this.set({ status: 'RECONNECTING' }));
    room.on(RoomEvent.Reconnected, () => this.set({ status: 'IN' }));
    room.on(RoomEvent.Disconnected, (reason) => {
      if (room !== this.room) return;
      const why = reasonOf(reason);
      if (why === 'GONE') this.comeAgain();
      else this.end(why);
    });
  }

  private comeAgain(): void {
    if (this.get().status === 'OUT') return;
    this.disconnect();
    this.set({ status: 'RECONNECTING', people: [], tracks: new Map() });
    // A try that fails says so twice, by its own error and as a disconnection: one more is made.
    clearTimeout(this.nextTry);
    this.nextTry = setTimeout(() => void this.enter(), this.tries * pauseBetweenTries);
  }

  /** Sends what there is of one's own: one after the other, as each is a negotiation. @param lines of the camera, at most */
  private publish(lines?: number): void {
    // What was not sent is sent with the next change, or when it comes in again.
    this.publishing = this.publishing.then(() => this.sendAll(lines)).catch(() => undefined);
  }

  private async sendAll(lines?: number): Promise<void> {
    const { microphone, camera, screen, isMuted } = this.media.get();
    if (lines !== undefined) await enlarge(camera, lines);
    await this.send('MICROPHONE', microphone);
    await this.send('CAMERA', camera);
    await this.send('SCREEN', screen);
    const sound = this.published.get('MICROPHONE');
    await (isMuted ? sound?.mute() : sound?.unmute());
    this.show();
  }

  private async send(source: CallSource, track: MediaStreamTrack | null): Promise<void> {
    const person = this.room?.localParticipant;
    const former = this.published.get(source);
    if (!person || this.get().status !== 'IN' || former?.track?.mediaStreamTrack === (track ?? undefined))
      return;
    this.published.delete(source);
    if (former?.track) await person.unpublishTrack(former.track, false);
    if (!track) return;
    const made = await person.publishTrack(track, {
      source: sources[source],
      simulcast: source === 'CAMERA',
    });
    this.published.set(source, made);
  }

  private show(): void {
    const { room } = this;
    if (!room || this.get().status === 'OUT') return;
    const others = [...room.remoteParticipants.values()];
    this.choosePictures(others);
    const tracks = new Map(
      others.map(({ identity, trackPublications }) => [identity, tracksOf(trackPublications.values())]),
    );
    this.set({ people: peopleOf([room.localParticipant, ...others]), tracks });
  }

  /** Small pictures where there are many tiles, none where there is to be little data; the same of one’s own. */
  private choosePictures(others: readonly RemoteParticipant[]): void {
    const { isAudioOnly } = this.get();
    const quality = others.length > few ? VideoQuality.LOW : VideoQuality.HIGH;
    for (const other of others) {
      const picture = other.getTrackPublication(Track.Source.Camera);
      if (picture && 'setEnabled' in picture) {
        picture.setEnabled(!isAudioOnly);
        picture.setVideoQuality(quality);
      }
    }
    const own = this.published.get('CAMERA')?.track as LocalVideoTrack | undefined;
    own?.setPublishingQuality(isAudioOnly ? VideoQuality.LOW : VideoQuality.HIGH);
  }

  private disconnect(): void {
    const { room } = this;
    this.room = null;
    void room?.disconnect();
  }

  private end(reason: LeaveReason | 'LEFT'): void {
    if (this.get().status === 'OUT') return;
    this.stop();
    clearTimeout(this.nextTry);
    this.disconnect();
    this.set({ status: 'OUT', reason, people: [], tracks: new Map() });
  }
}

/** A camera gives what it can. */
const enlarge = async (camera: MediaStreamTrack | null, lines: number): Promise<void> =>
  camera
    ?.applyConstraints({ height: { ideal: lines }, width: { ideal: Math.round(lines * wide) } })
    .catch(() => undefined);
