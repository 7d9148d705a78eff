import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { OnModuleDestroy } from '@nestjs/common';
import { uploadsErrors, type UploadType } from '@lyceum/contracts/uploads';
import { type Config, DomainError, isOutage, isOutageStatus, type OutgoingCalls } from '@lyceum/kernel';
import { inPieces } from '../cleaning/byte-reader';
import {
  incomingPrefix,
  isObjectKey,
  ObjectStore,
  type PutTerms,
  type ReadOptions,
  type SignedPut,
  type StoredObject,
  type StreamTerms,
} from './object-store.port';

/** The settings of a store; without keys the SDK looks for them where AWS puts them (role, profile, container). */
export type S3Settings = Pick<
  Config,
  | 'OBJECT_STORE_BUCKET'
  | 'OBJECT_STORE_REGION'
  | 'OBJECT_STORE_ENDPOINT'
  | 'OBJECT_STORE_PUBLIC_ENDPOINT'
  | 'OBJECT_STORE_PATH_STYLE'
  | 'OBJECT_STORE_ACCESS_KEY_ID'
  | 'OBJECT_STORE_SECRET_ACCESS_KEY'
>;

/** Headers the sender must repeat as they were signed; by themselves the SDK would leave some of them out. */
const signedHeaders = new Set(['host', 'content-type', 'content-length', 'if-none-match']);

/** How long a connection may take, and how long it may be silent, in ms. */
const connectMilliseconds = 2_000;
const idleMilliseconds = 10_000;

/** Bytes of a part of a large file; a store takes none of less than 5 MB but the last. */
const partBytes = 8 * 1024 * 1024;

/** Objects in one bucket of a store that speaks S3; browsers send their files straight to it. */
export class S3ObjectStore extends ObjectStore implements OnModuleDestroy {
  private readonly client: S3Client;
  /** The same store under the name by which browsers reach it. */
  private readonly signer: S3Client;
  private readonly bucket: string;
  private readonly target: string;

  constructor(
    settings: S3Settings,
    private readonly calls: OutgoingCalls,
  ) {
    super();
    this.target = `Files (${new URL(settings.OBJECT_STORE_ENDPOINT ?? 'https://s3.amazonaws.com').host})`;
    this.bucket = settings.OBJECT_STORE_BUCKET ?? '';
    this.client = new S3Client(clientConfig(settings, settings.OBJECT_STORE_ENDPOINT));
    this.signer = new S3Client(
      clientConfig(settings, settings.OBJECT_STORE_PUBLIC_ENDPOINT ?? settings.OBJECT_STORE_ENDPOINT),
    );
  }

  async signPut(key: string, { type, size, expiresAt }: PutTerms): Promise<SignedPut> {
    const command = new PutObjectCommand({
      ...this.at(key),
      ContentType: type,
      ContentLength: size,
      // A second file at the same address is refused by the store (412).
      IfNoneMatch: '*',
    });
    const expiresIn = Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
    const url = await getSignedUrl(this.signer, command, {
      expiresIn,
      signableHeaders: signedHeaders,
      unhoistableHeaders: signedHeaders,
    });
    return { url, headers: { 'content-type': type, 'if-none-match': '*' } };
  }

  async find(key: string): Promise<StoredObject | null> {
    const found = await this.ask((client, options) =>
      client.send(new HeadObjectCommand(this.at(key)), options),
    ).catch(nullIfMissing);
    return found ? { size: found.ContentLength ?? 0, version: found.ETag ?? null } : null;
  }

  async read(key: string, { range, version }: ReadOptions = {}): Promise<Readable | null> {
    const command = new GetObjectCommand({
      ...this.at(key),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
      ...(version && { IfMatch: version }),
    });
    const found = await this.ask((client, options) => client.send(command, options)).catch(nullIfMissing);
    return (found?.Body as Readable | undefined) ?? null;
  }

  async write(key: string, bytes: Uint8Array, type: UploadType): Promise<void> {
    const command = new PutObjectCommand({ ...this.at(key), Body: bytes, ContentType: type });
    await this.ask((client, options) => client.send(command, options), { isLong: true }).catch(refuseFull);
  }

  /** In parts, each a call of its own: of a large file the whole takes longer than any call may. */
  async writeStream(key: string, bytes: Readable, { type, size }: StreamTerms): Promise<void> {
    if (size <= partBytes) return this.write(key, await buffer(bytes), type);
    const at = this.at(key);
    const begin = new CreateMultipartUploadCommand({ ...at, ContentType: type });
    const { UploadId } = await this.ask((client, options) => client.send(begin, options));
    const upload = { ...at, UploadId };
    try {
      const Parts: CompletedPart[] = [];
      for await (const Body of inPieces(bytes, partBytes)) {
        const command = new UploadPartCommand({ ...upload, Body, PartNumber: Parts.length + 1 });
        const { ETag } = await this.ask((client, options) => client.send(command, options), { isLong: true });
        Parts.push({ ETag, PartNumber: Parts.length + 1 });
      }
      const end = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      await this.ask((client, options) => client.send(end, options), { isLong: true });
    } catch (error) {
      const forget = new AbortMultipartUploadCommand(upload);
      // What went wrong first is what is told; parts that stay are removed by a rule of the bucket.
      await this.ask((client, options) => client.send(forget, options)).catch(() => undefined);
      refuseFull(error);
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const command = new DeleteObjectCommand(this.at(key));
      await this.ask((client, options) => client.send(command, options)).catch(nullIfMissing);
    }
  }

  async sweepIncoming(before: Date): Promise<number> {
    let removed = 0;
    let after: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: incomingPrefix,
        ...(after !== undefined && { ContinuationToken: after }),
      });
      const page = await this.ask((client, options) => client.send(command, options));
      const old = (page.Contents ?? []).filter(({ LastModified }) => LastModified && LastModified < before);
      await this.remove(old.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
      removed += old.length;
      after = page.NextContinuationToken;
    } while (after !== undefined);
    return removed;
  }

  /** Ends the connections that are kept open. */
  onModuleDestroy(): void {
    this.client.destroy();
    this.signer.destroy();
  }

  /** One call to the store; bytes that are read after its answer have the socket's own limit. */
  private ask<T>(
    send: (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>,
    { isLong = false } = {},
  ): Promise<T> {
    return this.calls.call(this.target, (abortSignal) => send(this.client, { abortSignal }), {
      isOutage: isStoreAway,
      isLong,
    });
  }

  private at(key: string): { Bucket: string; Key: string } {
    if (!isObjectKey(key)) throw new Error('This is no key of an object.');
    return { Bucket: this.bucket, Key: key };
  }
}

function clientConfig(settings: S3Settings, endpoint: string | undefined): S3ClientConfig {
  const { OBJECT_STORE_ACCESS_KEY_ID: accessKeyId, OBJECT_STORE_SECRET_ACCESS_KEY: secretAccessKey } =
    settings;
  return {
    region: settings.OBJECT_STORE_REGION,
    forcePathStyle: settings.OBJECT_STORE_PATH_STYLE,
    // Stores other than AWS know nothing of the newer checksums, and signed addresses could not carry them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMilliseconds, socketTimeout: idleMilliseconds },
    // A call that failed is the caller's to repeat; repeats of its own would hide an outage.
    maxAttempts: 1,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

function isStoreAway(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status === undefined ? isOutage(error) : isOutageStatus(status);
}

function refuseFull(error: unknown): never {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode === 507) throw new DomainError(uploadsErrors.STORE_FULL, { cause: error });
  throw error;
}

function nullIfMissing(error: unknown): null {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode === 404 || name === 'NoSuchKey' || name === 'NotFound') return null;
  throw error;
}
