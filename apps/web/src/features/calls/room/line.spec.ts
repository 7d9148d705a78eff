import { describe, expect, it } from '@jest/globals';
import { cameraLimit } from './camera-limit';
import { LineJudge, type LineLook } from './line-judge';
import { LineMeter } from './line-meter';

const lossy: LineLook = { loss: 0.2, roundTrip: 40 };
const slow: LineLook = { loss: 0, roundTrip: 900 };
const middling: LineLook = { loss: 0.05, roundTrip: 200 };
const good: LineLook = { loss: 0, roundTrip: 40 };

const after = (judge: LineJudge, looks: readonly LineLook[]): boolean | undefined =>
  looks.map((look) => judge.look(look)).at(-1);
const times = (count: number, look: LineLook): LineLook[] => Array.from({ length: count }, () => look);

describe('[O] a line', () => {
  it.each([
    ['loses', lossy],
    ['takes its time', slow],
  ])('that %s is thin after three looks, not after a moment', (_, look) => {
    const judge = new LineJudge();
    expect(after(judge, [look, look, good, look, look])).toBe(false);
    expect(after(judge, [look])).toBe(true);
  });

  it('is good again after ten looks, which one that is middling begins anew', () => {
    const judge = new LineJudge();
    after(judge, times(3, lossy));
    expect(after(judge, [...times(9, good), middling, ...times(9, good)])).toBe(true);
    expect(after(judge, [good])).toBe(false);
    expect(after(judge, times(20, middling))).toBe(false);
  });

  it('has to be good for longer each time that it was thin', () => {
    const judge = new LineJudge();
    after(judge, [...times(3, lossy), ...times(10, good), ...times(3, lossy)]);
    expect(after(judge, times(19, good))).toBe(true);
    expect(after(judge, [good])).toBe(false);
  });
});

/** A connection that reports these, one after the other. */
function reporting(...told: object[][]): Pick<RTCPeerConnection, 'getStats'> {
  return {
    getStats: () => Promise.resolve(new Map((told.shift() ?? []).map((one, at) => [String(at), one]))),
  };
}

const incoming = (packetsReceived: number, packetsLost: number, kind = 'audio') => ({
  type: 'inbound-rtp',
  kind,
  packetsReceived,
  packetsLost,
});

describe('[O] what is measured of a line', () => {
  it('is what got lost since the look before, in the direction that lost more, and the longer way', async () => {
    const pair = { type: 'candidate-pair', nominated: true };
    const meter = new LineMeter(
      reporting(
        [{ ...pair, currentRoundTripTime: 0.03 }],
        [
          { type: 'remote-inbound-rtp', fractionLost: 0.3 },
          { ...pair, currentRoundTripTime: 0.4 },
        ],
      ),
      reporting([incoming(50, 0), incoming(50, 0)], [incoming(140, 10), incoming(50, 0), pair]),
    );
    expect(await meter.look()).toEqual({ loss: 0, roundTrip: 30 });
    expect(await meter.look()).toEqual({ loss: 0.3, roundTrip: 400 });
  });

  it('is what sound loses, although pictures are sent again', async () => {
    const meter = new LineMeter(
      reporting([], []),
      reporting([], [incoming(75, 25), incoming(400, 0, 'video')]),
    );
    await meter.look();
    expect((await meter.look()).loss).toBe(0.25);
  });

  it('is not what few packets lost: where nobody sends, a line that answers soon is a good one', async () => {
    const meter = new LineMeter(reporting([], []), reporting([incoming(100, 0)], [incoming(110, 5)]));
    await meter.look();
    expect(await meter.look()).toEqual({ loss: 0, roundTrip: 0 });
  });
});

describe('[O] a camera', () => {
  it('sends a large picture to few, a smaller one to many, and the smallest where there is little data', () => {
    const lines = (people: number, isAudioOnly = false) =>
      360 / cameraLimit(people, isAudioOnly).scaleResolutionDownBy;
    expect([1, 4, 5, 12].map((people) => lines(people))).toEqual([360, 360, 240, 240]);
    expect(lines(2, true)).toBe(180);
    expect(cameraLimit(12, false).maxBitrate).toBeLessThan(cameraLimit(4, false).maxBitrate);
  });
});
