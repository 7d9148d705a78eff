import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** What a page and the device it talks to may get wrong, or lie about. */
export interface Oddity {
  origin?: string;
  rpId?: string;
  /** The device did not ask for a finger or a PIN. */
  isUnverified?: boolean;
  counter?: number;
}

interface Options {
  challenge: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** An authenticator with one passkey, as WebAuthn describes it: ES256, attestation "none". */
export class PasskeyDevice {
  private readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor(private readonly site: { origin: string; rpId: string }) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  /** `navigator.credentials.create`. */
  create(options: Options, oddity: Oddity = {}): Record<string, unknown> {
    const credential = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, this.coseKey()]);
    const authData = Buffer.concat([this.authData(oddity, hasCredential), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', options, oddity)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get`. */
  get(options: Options, oddity: Oddity = {}): Record<string, unknown> {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options, oddity);
    const authData = this.authData(oddity, 0);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  private credential(response: object): Record<string, unknown> {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, { challenge }: Options, { origin = this.site.origin }: Oddity): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authData({ rpId = this.site.rpId, isUnverified, counter }: Oddity, flags: number): Buffer {
    const verified = isUnverified === true ? 0 : userVerified;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | userPresent | verified]), count]);
  }

  /** RFC 9052: an elliptic key, ES256, P-256, and its two coordinates. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0]));
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
