import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { callsLimits } from '@lyceum/contracts/calls';
import { IceServers } from './ice-servers';

const key = 'k'.repeat(32);
const urls = ['stun:turn.example:3478', 'turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'];

const serversOf = (usual: string[] | undefined, secret: string | undefined, inChina?: string[]): IceServers =>
  new IceServers({ CALLS_ICE_URLS: usual, CALLS_CN_ICE_URLS: inChina, CALLS_TURN_SECRET: secret });

describe('the ways into a room', () => {
  it('are none where none are configured, and no TURN without its secret', () => {
    expect(serversOf(undefined, key).forPerson('ada')).toEqual([]);
    expect(serversOf(urls, undefined).forPerson('ada')).toEqual([
      { urls: ['stun:turn.example:3478'], username: null, credential: null },
    ]);
  });

  it('have credentials of one person that coturn checks by itself, and that run out', () => {
    const [, turn] = serversOf(urls, key).forPerson('ada', { now: 5_000_000 });
    const username = `${String(5_000 + callsLimits.turnSeconds)}:ada`;
    expect(turn).toEqual({
      urls: urls.slice(1),
      username,
      credential: createHmac('sha1', key).update(username).digest('base64'),
    });
  });

  it('[206] are those in China for a call there, and the usual ones where none are', () => {
    const servers = serversOf(['stun:turn.example:3478'], undefined, ['stun:cn.turn.example:3478']);
    const first = (isInChina: boolean, of = servers) => of.forPerson('ada', { isInChina })[0]?.urls[0];
    expect([first(true), first(false)]).toEqual(['stun:cn.turn.example:3478', 'stun:turn.example:3478']);
    expect(first(true, serversOf(['stun:turn.example:3478'], undefined))).toBe('stun:turn.example:3478');
  });
});
