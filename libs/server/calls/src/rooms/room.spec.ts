import { describe, expect, it } from '@jest/globals';
import { Room } from './room';

describe('a room', () => {
  const room = (): Room => new Room('call', 'chat', 1_000);

  const still = {
    isSharing: false,
    isAudioOnly: false,
    hand: 0,
    isHost: false,
    mayRecord: false,
    isRecorded: false,
  };

  it('knows who sits where, and what they let be seen', () => {
    const it = room();
    it.take('a', 'ada', 1_000);
    it.take('b', 'ben', 1_000);
    it.hear('b', 1_100, { isMuted: false, hasCamera: true });
    expect(it.people).toEqual([
      { seat: 'a', userId: 'ada', isMuted: true, hasCamera: false, ...still },
      { seat: 'b', userId: 'ben', isMuted: false, hasCamera: true, ...still },
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

  it('knows whose hand went up first, and has them down again', () => {
    const it = room();
    for (const name of ['ada', 'ben', 'cleo']) it.take(name, name, 1_000);
    for (const name of ['cleo', 'ada', 'cleo']) it.raiseHand(name, true);
    expect(it.people.map(({ hand }) => hand)).toEqual([2, 0, 1]);
    it.raiseHand('cleo', false);
    it.raiseHand('cleo', true);
    expect(it.people.map(({ hand }) => hand)).toEqual([2, 0, 3]);
    it.lowerHands();
    expect(it.people.map(({ hand }) => hand)).toEqual([0, 0, 0]);
  });

  it('that is locked lets back in who was in it, and never who was put out', () => {
    const it = room();
    it.take('b', 'ben', 1_000);
    it.isLocked = true;
    it.hosts = new Set(['ada']);
    expect(['ada', 'ben', 'cleo'].map((name) => it.admits(name))).toEqual(['YES', 'YES', 'LOCKED']);
    it.putOut('ben');
    it.isLocked = false;
    expect(['ben', 'cleo'].map((name) => it.admits(name))).toEqual(['REMOVED', 'YES']);
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
