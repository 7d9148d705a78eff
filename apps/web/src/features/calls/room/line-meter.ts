import type { LineLook } from './line-judge';

/** The statistics of a browser's connection that are read here. */
interface Reported {
  readonly type: string;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly fractionLost?: number;
  readonly nominated?: boolean;
  /** s */
  readonly currentRoundTripTime?: number;
}

/** So few packets say nothing of a line. */
const fewPackets = 20;

/** Measures the line by which others are heard and seen, and the one by which they hear and see us. */
export class LineMeter {
  private received = 0;
  private lost = 0;

  constructor(
    private readonly sending: Pick<RTCPeerConnection, 'getStats'>,
    private readonly receiving: Pick<RTCPeerConnection, 'getStats'>,
  ) {}

  /** How the line was since it was last asked; null where too little came to say. */
  async look(): Promise<LineLook | null> {
    const [sent, came] = await Promise.all([reportsOf(this.sending), reportsOf(this.receiving)]);
    const before = this.received + this.lost;
    const lostBefore = this.lost;
    this.received = sum(came, 'packetsReceived');
    // What comes late is not lost any more.
    this.lost = sum(came, 'packetsLost');
    const all = this.received + this.lost - before;
    if (all < fewPackets) return null;
    const told = sent.flatMap(({ type, fractionLost = 0 }) =>
      type === 'remote-inbound-rtp' ? [fractionLost] : [],
    );
    const ways = [...sent, ...came].flatMap(({ type, nominated, currentRoundTripTime = 0 }) =>
      type === 'candidate-pair' && nominated === true ? [currentRoundTripTime * 1_000] : [],
    );
    return { loss: Math.max((this.lost - lostBefore) / all, ...told), roundTrip: Math.max(0, ...ways) };
  }
}

async function reportsOf(connection: Pick<RTCPeerConnection, 'getStats'>): Promise<Reported[]> {
  return [...(await connection.getStats()).values()] as Reported[];
}

function sum(reports: readonly Reported[], counted: 'packetsReceived' | 'packetsLost'): number {
  return reports.reduce(
    (total, report) => total + (report.type === 'inbound-rtp' ? (report[counted] ?? 0) : 0),
    0,
  );
}
