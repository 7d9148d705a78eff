import { describe, expect, it } from '@jest/globals';
import { publicSdp, withoutCandidates } from './descriptions';

const sdp = [
  'v=0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'a=candidate:1 1 udp 2116026367 127.0.0.1 42000 typ host generation 0 ufrag ff93',
  'a=candidate:2 1 udp 2116026367 10.0.0.7 42001 typ host generation 0 ufrag ff93',
  'a=mid:0',
  '',
].join('\r\n');

describe('a description of a connection', () => {
  it('names the machine’s own addresses, or the one browsers reach it by', () => {
    expect(publicSdp(sdp, null)).toBe(sdp);
    const shown = publicSdp(sdp, '198.51.100.4');
    expect(shown.match(/a=candidate.*/g)).toEqual([
      'a=candidate:2 1 udp 2116026367 198.51.100.4 42001 typ host generation 0 ufrag ff93',
    ]);
    expect(shown).toContain('a=mid:0\r\n');
  });

  it('of a browser is read without its addresses', () => {
    expect(withoutCandidates(sdp)).toBe('v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\n');
  });
});
