import { RTCPeerConnection, type RTCRtpHeaderExtensionParameters, useOPUS, useSdesMid, useVP8 } from 'werift';
import type { MediaOptions } from './media-messages.ts';

/**
 * One connection to a browser. The server answers checks and makes none (ICE lite): browsers hide their addresses behind `.local` names,
 * which a server cannot resolve, and would begin ten seconds late. Transport-wide congestion control is left out: Chromium's
 * estimate falls to 66–120 kbit/s with it; browsers are told how much to send instead.
 * @param ofSound what packets of sound say besides
 */
export function openConnection(
  { ports: [first, last] }: MediaOptions,
  ofSound: readonly RTCRtpHeaderExtensionParameters[] = [],
): RTCPeerConnection {
  return new RTCPeerConnection({
    iceServers: [],
    iceLite: true,
    iceUseIpv6: false,
    iceTcpPassive: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    icePortRange: [first, last],
    bundlePolicy: 'max-bundle',
    codecs: { video: [useVP8()], audio: [useOPUS()] },
    headerExtensions: { video: [useSdesMid()], audio: [useSdesMid(), ...ofSound] },
  });
}
