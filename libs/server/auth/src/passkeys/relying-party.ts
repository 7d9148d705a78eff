/** Who asks for a passkey, in WebAuthn's terms. */
export interface RelyingParty {
  /** The site's host name. */
  readonly id: string;
  /** Origins a browser may say the call came from. */
  readonly origins: readonly string[];
}

const loopback = /^(127(\.\d+){3}|\[::1\])$/;

/**
 * The relying party of an installation, from its public address. Passkeys belong to names, never to numbers; an
 * installation on this machine's own number is reached as `localhost` as well.
 */
export function relyingParty(publicUrl: string): RelyingParty {
  const url = new URL(publicUrl);
  if (loopback.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origins: [url.origin] };
}
