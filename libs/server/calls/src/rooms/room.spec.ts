import { describe, expect, it } from '@jest/globals';
import { Room } from './room';

describe('a room', () => {
  const room = (): Room => new Room('call', 'chat', 1_000);

  it('knows who sits where, and what they let be seen', () => {
    const it = room();
    it.take('a', 'ada', 1_000);
    it.take('b', 'ben', 1_000);
    it.hear('b', 1_100, { isMuted: false, hasCamera: true });
    expect(it.people).toEqual([
      { seat: 'a', userId: 'ada', isMuted: true, hasCamera: false, isSharing: false },
      { seat: 'b', userId: 'ben', isMuted: false, hasCamera: true, isSharing: false },
    ]);
    expect([it.ownerOf('a'), it.ownerOf('x'), it.seatsOf(new Set(['ben']))]).toEqual(['ada', null, ['b']]);
  });

  it('knows of whom nothing was heard', () => {
    const it = room();
    it.take('a', 'ada', 1_000);
    it.take('b', 'ben', 1_000);
    it.hear('b', 5_000);
    expect(it.silentSince(4_000)).toEqual(['a']);
  });

  it('is empty since the last one left, or nobody came', () => {
    const it = room();
    expect([it.isEmptySince(1_000), it.isEmptySince(1_001)]).toEqual([false, true]);
    it.take('a', 'ada', 2_000);
    expect([it.isEmpty, it.isEmptySince(9_000)]).toEqual([false, false]);
    it.free('a', 3_000);
    expect([it.isEmptySince(3_000), it.isEmptySince(3_001)]).toEqual([false, true]);
  });
});
