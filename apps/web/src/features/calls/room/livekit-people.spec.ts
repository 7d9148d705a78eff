import { describe, expect, it } from '@jest/globals';
import { peopleOf, reasonOf, tracksOf } from './livekit-people';

const person = (identity: string, more: object = {}) => ({
  identity,
  isMicrophoneEnabled: false,
  isCameraEnabled: false,
  isScreenShareEnabled: false,
  attributes: {},
  ...more,
});

describe('people of a room of LiveKit’s', () => {
  it('are shown as those of ours: what they send, and whose hand went up first', () => {
    const people = peopleOf([
      person('ada', { isMicrophoneEnabled: true, attributes: { hand: '2000' } }),
      person('ben', { isCameraEnabled: true, attributes: { hand: '1000' } }),
      person('cleo', { isScreenShareEnabled: true, attributes: { hand: 'nonsense' } }),
    ]);
    expect(
      people.map(({ userId, isMuted, hasCamera, isSharing, hand }) => [
        userId,
        isMuted,
        hasCamera,
        isSharing,
        hand,
      ]),
    ).toEqual([
      ['ada', false, false, false, 2],
      ['ben', true, true, false, 1],
      ['cleo', true, false, true, 0],
    ]);
  });

  it('are heard and seen by what is there already, and by nothing else', () => {
    const mediaStreamTrack = {} as MediaStreamTrack;
    const published = [
      { source: 'camera', track: { mediaStreamTrack } },
      { source: 'microphone', track: undefined },
      { source: 'unknown', track: { mediaStreamTrack } },
    ];
    expect(tracksOf(published)).toEqual({ CAMERA: mediaStreamTrack });
  });

  it('leave for a reason, or have lost the connection and come again', () => {
    expect([2, 4, 5, 3, undefined].map(reasonOf)).toEqual(['ELSEWHERE', 'REMOVED', 'OVER', 'GONE', 'GONE']);
  });
});
