import type { Readable } from 'node:stream';
import type { UploadType } from '@lyceum/contracts/uploads';

/** A file exactly so large and of exactly this type, to be sent until then. */
export interface PutTerms {
  readonly type: UploadType;
  /** Bytes. */
  readonly size: number;
  readonly expiresAt: Date;
}

export interface SignedPut {
  /** A path of ours, or an address of the store. */
  readonly url: string;
  /** Headers that are part of the signature. */
  readonly headers: Readonly<Record<string, string>>;
}

/** From the first byte to the last one, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  /** Bytes. */
  readonly size: number;
  /** Changes with the content, where the store could let somebody send another file to the same address. */
  readonly version: string | null;
}

export interface StreamTerms {
  readonly type: UploadType;
  /** Bytes. */
  readonly size: number;
}

/** Which bytes to read; absent parts mean the whole object, whatever its version. */
export interface ReadOptions {
  readonly range?: ByteRange;
  readonly version?: string | null;
}

/**
 * Port to where files lie: a folder of the server, or a store that speaks S3. Both pass one contract test. A key is a
 * path of segments that begin with a letter or digit; what people send lies below `incoming/` until it was checked.
 * An object is written once and never changed.
 */
export abstract class ObjectStore {
  /** An address to which one may PUT such a file, and no other. */
  abstract signPut(key: string, terms: PutTerms): Promise<SignedPut>;
  /** What lies there; null when nothing does. */
  abstract find(key: string): Promise<StoredObject | null>;
  /** The bytes of an object, or a part of them, as they come; null when there is none. */
  abstract read(key: string, options?: ReadOptions): Promise<Readable | null>;
  /** What lies there before is replaced. @throws DomainError UPLOADS_STORE_FULL */
  abstract write(key: string, bytes: Uint8Array, type: UploadType): Promise<void>;
  /**
   * The same for bytes as they come, `size` of them. Where they fail, nothing is kept and their error is thrown.
   * @throws DomainError UPLOADS_STORE_FULL
   */
  abstract writeStream(key: string, bytes: Readable, terms: StreamTerms): Promise<void>;
  /** Removes objects; those that are not there are no error. */
  abstract remove(keys: readonly string[]): Promise<void>;
  /** Removes what was sent below `incoming/` before a moment. @returns how many */
  abstract sweepIncoming(before: Date): Promise<number>;
}

const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/** Whether a text is a key: no segment of it can lead out of its folder. */
export function isObjectKey(text: string): boolean {
  return text.length <= 500 && keyPattern.test(text);
}

export const incomingPrefix = 'incoming/';

/** Where a file lies between its arrival and its check. */
export const incomingKey = (uploadId: string): string => `${incomingPrefix}${uploadId}`;
