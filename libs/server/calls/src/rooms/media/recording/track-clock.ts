/** Of what is late, so much is believed with each packet: clocks of browsers run a little slower or faster than ours. */
const believed = 0.002;

/** ms; beyond it the sender's clock began anew. */
const jump = 700;

/**
 * What a sender's clock says in times of ours. Packets come late, and never early: those that come soonest say how the clocks differ. So
 * sound and picture of one person, each with a clock of its own, are right to some milliseconds.
 */
export class TrackClock {
  private readonly ticksPerMillisecond: number;
  /** Of the latest packet: by its own count, whole, and in ms. */
  private last: { readonly stamp: number; readonly milliseconds: number } | null = null;
  private difference = 0;
  private latest = -Infinity;

  constructor(ticksPerMillisecond: number) {
    this.ticksPerMillisecond = ticksPerMillisecond;
  }

  /** @param stamp of the packet, in 32 bits @param arrivedAt ms @returns when it was sent, in ms of our clock; never before the one before */
  at(stamp: number, arrivedAt: number): number {
    const before = this.last ?? { stamp, milliseconds: 0 };
    const milliseconds = before.milliseconds + ((stamp - before.stamp) | 0) / this.ticksPerMillisecond;
    const isFirst = this.last === null;
    this.last = { stamp, milliseconds };
    const late = arrivedAt - milliseconds - this.difference;
    if (isFirst || Math.abs(late) > jump) this.difference = arrivedAt - milliseconds;
    else this.difference += late < 0 ? late : late * believed;
    this.latest = Math.max(this.latest, milliseconds + this.difference);
    return this.latest;
  }
}
