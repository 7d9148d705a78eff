import type { LineLook } from './line-judge';

/** The statistics of a browser's connection that are read here. */
interface Reported {
  readonly type: string;
  readonly kind?: string;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly fractionLost?: number;
  readonly nominated?: boolean;
  /** s */
  readonly currentRoundTripTime?: number;
}

/** Of so few packets a lost one says nothing. */
const fewPackets = 20;

/** Of sound nothing is sent again, so that what of it gets lost is lost; pictures show it where nobody speaks. */
const kinds = ['audio', 'video'] as const;

interface Counted {
  readonly received: number;
  readonly lost: number;
}

/** Measures the line by which others are heard and seen, and the one by which they hear and see us. */
export class LineMeter {
  private counted: readonly Counted[] = kinds.map(() => ({ received: 0, lost: 0 }));

  constructor(
    private readonly sending: Pick<RTCPeerConnection, 'getStats'>,
    private readonly receiving: Pick<RTCPeerConnection, 'getStats'>,
  ) {}

  /** How the line was since it was last asked. */
  async look(): Promise<LineLook> {
    const [sent, came] = await Promise.all([reportsOf(this.sending), reportsOf(this.receiving)]);
    const before = this.counted;
    this.counted = kinds.map((kind) => count(came, kind));
    const losses = this.counted.map((now, at) => lossBetween(before[at] ?? now, now));
    const told = sent.flatMap(({ type, fractionLost = 0 }) =>
      type === 'remote-inbound-rtp' ? [fractionLost] : [],
    );
    const ways = [...sent, ...came].flatMap(({ type, nominated, currentRoundTripTime = 0 }) =>
      type === 'candidate-pair' && nominated === true ? [currentRoundTripTime * 1_000] : [],
    );
    return { loss: Math.max(...losses, ...told), roundTrip: Math.max(0, ...ways) };
  }
}

async function reportsOf(connection: Pick<RTCPeerConnection, 'getStats'>): Promise<Reported[]> {
  return [...(await connection.getStats()).values()] as Reported[];
}

function count(reports: readonly Reported[], kind: Reported['kind']): Counted {
  const incoming = reports.filter((report) => report.type === 'inbound-rtp' && report.kind === kind);
  return {
    received: incoming.reduce((sum, { packetsReceived = 0 }) => sum + packetsReceived, 0),
    lost: incoming.reduce((sum, { packetsLost = 0 }) => sum + packetsLost, 0),
  };
}

/** What comes late is not lost any more. */
function lossBetween(before: Counted, now: Counted): number {
  const lost = now.lost - before.lost;
  const all = now.received - before.received + lost;
  return all < fewPackets ? 0 : Math.max(0, lost / all);
}
