/** The server's description, with the one address browsers reach it by, where that is none of the machine's own. */
export function publicSdp(sdp: string, publicAddress: string | null): string {
  if (publicAddress === null) return sdp;
  return sdp
    .replaceAll(/^a=candidate:.* 127\.0\.0\.1 .*\r?\n/gm, '')
    .replaceAll(/^(a=candidate:\S+ \d+ udp \d+ )\S+/gim, `$1${publicAddress}`);
}

/** A browser's description without its candidates: the server learns its address from what comes in. */
export const withoutCandidates = (sdp: string): string => sdp.replaceAll(/^a=candidate:.*\r?\n/gm, '');
