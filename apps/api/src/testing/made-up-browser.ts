import { setTimeout as pause } from 'node:timers/promises';
import {
  MediaStreamTrack,
  RTCPeerConnection,
  RtpHeader,
  RtpPacket,
  serializeAudioLevelIndication,
  useAudioLevelIndication,
  useOPUS,
  useSdesMid,
  useVP8,
  Vp8Packetizer,
} from 'werift';
import type { CallTab } from './calls';

/** A whole picture of 640 by 360, as far as anybody looks who does not draw it. */
function picture(): Buffer {
  const bytes = Buffer.alloc(900, 7);
  Buffer.of(0x10, 0x20, 0, 0x9d, 0x01, 0x2a).copy(bytes);
  bytes.writeUInt16LE(640, 6);
  bytes.writeUInt16LE(360, 8);
  return bytes;
}

/** ms between two pieces of sound; of a picture it is ten times that. */
const every = 20;

/** Sends made-up sound and pictures into a room, as a browser in it would. */
export class MadeUpBrowser {
  private readonly sending = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    bundlePolicy: 'max-bundle',
    codecs: { video: [useVP8()], audio: [useOPUS()] },
    headerExtensions: { video: [useSdesMid()], audio: [useSdesMid(), useAudioLevelIndication()] },
  });
  private readonly tracks = (['audio', 'video', 'video'] as const).map(
    (kind) => new MediaStreamTrack({ kind }),
  );
  private readonly packets = new Vp8Packetizer();
  private sounds = 0;
  private clock: NodeJS.Timeout | undefined;

  private constructor(private readonly tab: CallTab) {
    for (const track of this.tracks) this.sending.addTransceiver(track, { direction: 'sendonly' });
  }

  /** Connects to the room that the tab is in, and sends until it is closed. */
  static async open(tab: CallTab): Promise<MadeUpBrowser> {
    const browser = new MadeUpBrowser(tab);
    await browser.connect();
    return browser;
  }

  close(): Promise<void> {
    clearInterval(this.clock);
    return this.sending.close();
  }

  private async connect(): Promise<void> {
    const { sending } = this;
    const answered = this.tab.next(({ type }) => type === 'published');
    await sending.setLocalDescription(await sending.createOffer());
    await this.tab.say({ type: 'publish', sdp: sending.localDescription?.sdp });
    const signal = await answered;
    await sending.setRemoteDescription({
      type: 'answer',
      sdp: signal.type === 'published' ? signal.sdp : '',
    });
    while (sending.connectionState !== 'connected') await pause(20);
    const begun = performance.now();
    this.clock = setInterval(() => {
      // By the clock, so that a late turn is made up for.
      while (this.sounds * every < performance.now() - begun) this.send();
    }, every);
  }

  private send(): void {
    this.sounds += 1;
    const [sound, camera] = this.tracks;
    const header = new RtpHeader({
      sequenceNumber: this.sounds % 65_536,
      timestamp: this.sounds * every * 48,
      payloadType: 96,
      marker: false,
      extensions: [{ id: 2, payload: serializeAudioLevelIndication(20) }],
    });
    sound?.writeRtp(new RtpPacket(header, Buffer.alloc(80, 3)));
    if (this.sounds % 10 !== 0) return;
    for (const packet of this.packets.packetize(picture(), this.sounds * every * 90))
      camera?.writeRtp(packet);
  }
}
