import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { callsLimits } from '@lyceum/contracts/calls';
import { IceServers } from './ice-servers';

const key = 'k'.repeat(32);
const urls = ['stun:turn.example:3478', 'turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'];

describe('the ways into a room', () => {
  it('are none where none are configured, and no TURN without its secret', () => {
    expect(new IceServers({ CALLS_ICE_URLS: undefined, CALLS_TURN_SECRET: key }).forPerson('ada')).toEqual(
      [],
    );
    expect(new IceServers({ CALLS_ICE_URLS: urls, CALLS_TURN_SECRET: undefined }).forPerson('ada')).toEqual([
      { urls: ['stun:turn.example:3478'], username: null, credential: null },
    ]);
  });

  it('have credentials of one person that coturn checks by itself, and that run out', () => {
    const [, turn] = new IceServers({ CALLS_ICE_URLS: urls, CALLS_TURN_SECRET: key }).forPerson(
      'ada',
      5_000_000,
    );
    const username = `${String(5_000 + callsLimits.turnSeconds)}:ada`;
    expect(turn).toEqual({
      urls: urls.slice(1),
      username,
      credential: createHmac('sha1', key).update(username).digest('base64'),
    });
  });
});
