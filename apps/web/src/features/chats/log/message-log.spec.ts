import { describe, expect, it } from '@jest/globals';
import { hasOlder, joined, lastSeqOf } from './message-log';

const said = (seq: number, text = `No. ${String(seq)}`) => ({ seq, text });
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => said(from + at));

describe('what a browser has of a conversation', () => {
  it('[197] joins older and newer messages, in order and each once', () => {
    const latest = run(16, 30);
    const withOlder = joined(latest, run(1, 15));
    expect(withOlder).toEqual(run(1, 30));
    expect(joined(withOlder, run(28, 33))).toEqual(run(1, 33));
    expect(joined([], [said(3), said(2)])).toEqual([said(2), said(3)]);
  });

  it('takes the newest state of a message it has', () => {
    expect(joined(run(1, 3), [said(2, 'Edited')])).toEqual([said(1), said(2, 'Edited'), said(3)]);
  });

  it('leaves out what does not join on, so that no hole is ever shown', () => {
    const log = joined(run(1, 3), [said(6)]);
    expect(log).toEqual(run(1, 3));
    expect(lastSeqOf(log)).toBe(3);
    expect(joined(log, run(4, 6))).toEqual(run(1, 6));
  });

  it('[197] knows whether there is more before it', () => {
    expect(hasOlder(run(16, 30))).toBe(true);
    expect(hasOlder(run(1, 15))).toBe(false);
    expect(hasOlder([])).toBe(false);
  });
});
