import { Store } from './store';

type Kind = 'microphone' | 'camera';

/** What this browser sends, or would. */
export interface OwnMediaState {
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  readonly screen: MediaStreamTrack | null;
  readonly isMuted: boolean;
  /** Whether the browser has been asked for camera and microphone yet. */
  readonly wasAsked: boolean;
  readonly devices: readonly MediaDeviceInfo[];
}

/** Enough for a tile, and little enough for twelve of them. */
const cameraSize = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 30 } };

const screenSize = { frameRate: { ideal: 10, max: 15 } };

const chosenKey = (kind: Kind): string => `lyceum:call-${kind}`;

/** The device chosen last time, if it is still there. */
function constraintsOf(kind: Kind): MediaTrackConstraints {
  const id = localStorage.getItem(chosenKey(kind));
  const chosen = id === null ? {} : { deviceId: { ideal: id } };
  return kind === 'camera' ? { ...cameraSize, ...chosen } : { ...chosen, echoCancellation: true };
}

async function ask(kind: Kind): Promise<MediaStreamTrack | null> {
  const constraints = constraintsOf(kind);
  try {
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'camera' ? { video: constraints } : { audio: constraints },
    );
    return stream.getTracks()[0] ?? null;
  } catch {
    // Not there, taken by another program, or not allowed: one can be in a call without it.
    return null;
  }
}

/** Camera, microphone and screen of this browser. Each may be missing; whoever follows it sends what there is. */
export class OwnMedia extends Store<OwnMediaState> {
  constructor() {
    super({ microphone: null, camera: null, screen: null, isMuted: false, wasAsked: false, devices: [] });
  }

  /** Asks for both at once, so that the browser asks its user once, and for each alone where that fails. */
  async open(): Promise<void> {
    const both = await navigator.mediaDevices
      .getUserMedia({ audio: constraintsOf('microphone'), video: constraintsOf('camera') })
      .catch(() => null);
    if (both) {
      this.take('microphone', both.getAudioTracks()[0] ?? null);
      this.take('camera', both.getVideoTracks()[0] ?? null);
    } else {
      this.take('microphone', await ask('microphone'));
      this.take('camera', await ask('camera'));
    }
    this.set({ wasAsked: true });
    await this.list();
  }

  async choose(kind: Kind, deviceId: string): Promise<void> {
    localStorage.setItem(chosenKey(kind), deviceId);
    this.get()[kind]?.stop();
    this.take(kind, await ask(kind));
  }

  setMuted(isMuted: boolean): void {
    const { microphone } = this.get();
    if (microphone) microphone.enabled = !isMuted;
    this.set({ isMuted });
  }

  /** Off means off: the camera's light goes out. @returns whether it is as wanted */
  async setCamera(isOn: boolean): Promise<boolean> {
    this.get().camera?.stop();
    this.take('camera', isOn ? await ask('camera') : null);
    if (isOn) await this.list();
    return (this.get().camera !== null) === isOn;
  }

  /** @throws whatever the browser says, unless its user thought better of it */
  async share(): Promise<void> {
    const stream = await navigator.mediaDevices
      .getDisplayMedia({ video: screenSize })
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
        throw error;
      });
    const [screen = null] = stream?.getVideoTracks() ?? [];
    if (!screen) return;
    screen.addEventListener('ended', () => this.stopSharing());
    this.set({ screen });
  }

  stopSharing(): void {
    this.get().screen?.stop();
    this.set({ screen: null });
  }

  close(): void {
    const { microphone, camera, screen } = this.get();
    for (const track of [microphone, camera, screen]) track?.stop();
    this.set({ microphone: null, camera: null, screen: null });
  }

  private take(kind: Kind, track: MediaStreamTrack | null): void {
    if (kind === 'microphone' && track) track.enabled = !this.get().isMuted;
    // It was pulled out, or another program has it.
    track?.addEventListener('ended', () => {
      if (this.get()[kind] === track) this.set({ [kind]: null });
    });
    this.set({ [kind]: track });
  }

  private async list(): Promise<void> {
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    this.set({ devices: devices.filter(({ deviceId }) => deviceId !== '') });
  }
}
