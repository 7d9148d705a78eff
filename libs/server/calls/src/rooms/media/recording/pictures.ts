import { Vp8RtpPayload } from 'werift';
import { type Arrived, PacketOrder } from './packet-order.ts';

/** A whole picture. */
export interface Frame {
  readonly stamp: number;
  readonly arrivedAt: number;
  readonly isKey: boolean;
  readonly data: Buffer;
}

/** Bytes of a picture; nobody's camera or screen needs as many, and what never ends would fill the memory. */
const largest = 1_000_000;

/** Puts pictures together of the packets in which VP8 comes (RFC 7741). What misses a part is left out, with all that builds upon it. */
export class Pictures {
  private readonly order = new PacketOrder(80, 400);
  private parts: Buffer[] = [];
  private bytes = 0;
  private first: Arrived | null = null;
  private isKey = false;
  /** Until a key frame nothing can be shown. */
  needsKey = true;

  take(arrived: Arrived): Frame[] {
    const frames: Frame[] = [];
    for (const { arrived: next, isAfterGap } of this.order.take(arrived)) {
      if (isAfterGap) this.lose();
      const frame = this.add(next);
      if (frame) frames.push(frame);
    }
    return frames;
  }

  private add(arrived: Arrived): Frame | null {
    const { header, payload } = arrived.packet;
    if (payload.length < 2) return null;
    const part = Vp8RtpPayload.deSerialize(payload);
    if (part.isPartitionHead && part.pid === 0) {
      [this.parts, this.bytes, this.first, this.isKey] = [[], 0, arrived, part.isKeyframe];
    }
    this.bytes += part.payload.length;
    const isOfAnother = this.first?.packet.header.timestamp !== header.timestamp;
    if (!this.first || isOfAnother || this.bytes > largest) {
      this.lose();
      return null;
    }
    this.parts.push(part.payload);
    if (!header.marker) return null;
    const frame = {
      stamp: header.timestamp,
      arrivedAt: this.first.at,
      isKey: this.isKey,
      data: Buffer.concat(this.parts),
    };
    this.first = null;
    if (frame.isKey) this.needsKey = false;
    return this.needsKey ? null : frame;
  }

  private lose(): void {
    this.first = null;
    this.parts = [];
    this.needsKey = true;
  }
}

/** Width and height of a key frame (RFC 6386, 9.1); null of what is none. */
export function sizeOf(frame: Buffer): { readonly width: number; readonly height: number } | null {
  if (frame.length < 10 || frame.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: frame.readUInt16LE(6) & 0x3fff, height: frame.readUInt16LE(8) & 0x3fff };
}
