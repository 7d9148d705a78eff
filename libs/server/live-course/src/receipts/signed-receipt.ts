import { createHash, createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import {
  type ReceiptClaims,
  receiptClaimsSchema,
  type ReceiptFileClaims,
} from '@lyceum/contracts/live-course';
import { publicJwk, type ReceiptKey } from './receipt-keys';
import type { Unsigned } from './receipt.statements';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const part = (said: object): string => Buffer.from(JSON.stringify(said)).toString('base64url');

/** A receipt as a JSON Web Signature, compact (RFC 7515, RFC 8037). */
export function signReceipt(
  claims: ReceiptClaims | ReceiptFileClaims,
  { id, privateKey }: ReceiptKey,
): string {
  const signed = `${part({ alg: 'EdDSA', kid: id, typ: 'receipt+jws' })}.${part(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** A salted hash of whose a receipt is. */
export const ownerHash = (salt: string, userId: string): string => sha256(`${salt} ${userId}`);

/** What a receipt says; null where this key has not signed just that. */
export function readReceipt(receipt: string, x: string): ReceiptClaims | null {
  const [head = '', body = '', signature = ''] = receipt.split('.');
  const key = createPublicKey({ key: publicJwk(x), format: 'jwk' });
  const isSigned = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  if (!isSigned) return null;
  return receiptClaimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}

/** Of the bytes of a file, or the letters of a link. */
export const hashOf = (work: { link: string; sha256: string | null }): string =>
  work.sha256 ?? sha256(work.link);

export const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

const random = (): string => randomBytes(16).toString('base64url');

/** A receipt of something handed in, which names nobody. */
export function makeReceipt(
  row: Unsigned,
  { key, issuer, now }: { readonly key: ReceiptKey; readonly issuer: string; readonly now: Date },
): { readonly code: string; readonly salt: string; readonly receipt: string } {
  const [code, salt] = [random(), random()];
  const claims: ReceiptClaims = {
    iss: issuer,
    jti: code,
    iat: inSeconds(now),
    submittedAt: row.submittedAt.toISOString(),
    kind: row.fileName === null ? 'LINK' : 'FILE',
    work: hashOf(row),
    owner: ownerHash(salt, row.userId),
  };
  return { code, salt, receipt: signReceipt(claims, key) };
}
