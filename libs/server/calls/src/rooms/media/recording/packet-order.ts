import type { RtpPacket } from 'werift';

/** A packet, and when it came; ms. */
export interface Arrived {
  readonly packet: RtpPacket;
  readonly at: number;
}

/** Behind or before by more than this it is another sender's counting. */
const farAway = 3_000;

/** How far one number of 16 bits is behind another; negative where it is before it. */
const behind = (one: number, other: number): number => ((one - other + 0x18000) & 0xffff) - 0x8000;

/**
 * Puts packets into the order in which they were sent. One that is missing is waited for, since it may be sent again: until so many others
 * came, or for so long.
 */
export class PacketOrder {
  private readonly held = new Map<number, Arrived>();
  private next: number | null = null;
  private ssrc = 0;

  private readonly most: number;
  private readonly longest: number;

  /** @param most how many are held at most @param longest ms for which one is */
  constructor(most: number, longest: number) {
    this.most = most;
    this.longest = longest;
  }

  /** @returns what can be used now, and whether something is missing before each */
  take(arrived: Arrived): { readonly arrived: Arrived; readonly isAfterGap: boolean }[] {
    const { sequenceNumber: number, ssrc } = arrived.packet.header;
    const isOther = this.next !== null && Math.abs(behind(number, this.next)) > farAway;
    if (this.next === null || ssrc !== this.ssrc || isOther) {
      this.held.clear();
      const isFirst = this.next === null;
      [this.next, this.ssrc] = [(number + 1) & 0xffff, ssrc];
      return [{ arrived, isAfterGap: !isFirst }];
    }
    // It is too late, or a copy.
    if (behind(number, this.next) < 0) return [];
    this.held.set(number, arrived);
    const out = this.drain(false);
    const oldest = Math.min(...[...this.held.values()].map(({ at }) => at));
    if (this.held.size > this.most || arrived.at - oldest > this.longest) out.push(...this.skip());
    return out;
  }

  private skip(): ReturnType<PacketOrder['take']> {
    const from = this.next ?? 0;
    const [first] = [...this.held.keys()].toSorted((one, other) => behind(one, from) - behind(other, from));
    if (first === undefined) return [];
    this.next = first;
    return this.drain(true);
  }

  private drain(isAfterGap: boolean): ReturnType<PacketOrder['take']> {
    const out: ReturnType<PacketOrder['take']> = [];
    for (;;) {
      const found = this.next === null ? undefined : this.held.get(this.next);
      if (!found || this.next === null) return out;
      this.held.delete(this.next);
      this.next = (this.next + 1) & 0xffff;
      out.push({ arrived: found, isAfterGap: isAfterGap && out.length === 0 });
    }
  }
}
