import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** What a kept translation goes by: its provider, the language, and the text itself. */
export interface TranslationOf {
  readonly provider: string;
  readonly target: string;
  readonly text: string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The name it is kept under, 32 bytes; tells nothing of the text. */
export const idOf = (of: TranslationOf): Buffer => digest('id', of);

/** Sealed with a key made of the text: only who asks with the same text can open it. */
export function seal(of: TranslationOf, content: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, digest('key', of), iv);
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error where it was sealed for another text, or changed since */
export function unseal(of: TranslationOf, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, digest('key', of), sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const content = sealed.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}

function digest(use: 'id' | 'key', { provider, target, text }: TranslationOf): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([use, provider, target, text]))
    .digest();
}
