import { describe, expect, it } from '@jest/globals';
import { callsLimits } from '@lyceum/contracts/calls';
import { RoomTokens } from './room-tokens';

const tokens = new RoomTokens({ JWT_SECRET: 'a secret of at least thirty-two characters' });
const others = new RoomTokens({ JWT_SECRET: 'another one of at least thirty-two characters' });
const now = Date.parse('2026-11-28T12:00:00Z');

describe('a token for a room', () => {
  it('is of one call and one person, and of no other server', () => {
    const token = tokens.create('call', 'ada', now);
    expect(tokens.read(token, 'ada', now)).toBe('call');
    expect(tokens.read(token, 'ben', now)).toBeNull();
    expect(others.read(token, 'ada', now)).toBeNull();
    expect(tokens.read(token.replace('call', 'other'), 'ada', now)).toBeNull();
  });

  it('runs out after a minute, and cannot be made to hold longer', () => {
    const token = tokens.create('call', 'ada', now);
    const later = now + callsLimits.tokenSeconds * 1_000;
    expect([tokens.read(token, 'ada', later - 1), tokens.read(token, 'ada', later)]).toEqual(['call', null]);
    const [callId, expires, mark] = token.split('.');
    expect(
      tokens.read(`${String(callId)}.${String(Number(expires) + 60)}.${String(mark)}`, 'ada', now),
    ).toBeNull();
    for (const made of ['', 'call', 'call..', 'call.NaN.x', `call.${'9'.repeat(400)}.x`])
      expect(tokens.read(made, 'ada', now)).toBeNull();
  });
});
