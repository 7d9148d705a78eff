import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { uploadsErrors } from '@lyceum/contracts';
import { CONFIG, type Config, DomainError } from '@lyceum/kernel';
import {
  incomingPrefix,
  isObjectKey,
  ObjectStore,
  type PutTerms,
  type ReadOptions,
  type SignedPut,
  type StoredObject,
} from './object-store.port';
import { PutSignature } from './put-signature';

/** Bytes that are under way between socket and disk. */
const bufferBytes = 64 * 1024;

/** Objects as files below OBJECTS_DIR; several replicas need one folder that all of them see. */
@Injectable()
export class LocalObjectStore extends ObjectStore {
  private readonly root: string;
  private readonly signature: PutSignature;

  constructor(@Inject(CONFIG) config: Pick<Config, 'OBJECTS_DIR' | 'JWT_SECRET'>) {
    super();
    this.root = resolve(config.OBJECTS_DIR);
    this.signature = new PutSignature(config.JWT_SECRET);
  }

  signPut(key: string, terms: PutTerms): Promise<SignedPut> {
    const { type, size, expires, signature } = this.signature.sign(key, terms);
    const query = new URLSearchParams({ type, size: String(size), expires: String(expires), signature });
    return Promise.resolve({ url: `/uploads/${key}?${query}`, headers: { 'content-type': type } });
  }

  /** Whether an address is one that `signPut` made. */
  isSigned(key: string, claim: { type: string; size: number; expires: number }, signature: string): boolean {
    return this.signature.isRight(key, claim, signature);
  }

  /**
   * Takes a file in, never more of it in memory than a buffer. It appears whole and once: of several at the same time
   * the first to be complete stays.
   * @throws DomainError UPLOADS_WRONG_SIZE, UPLOADS_CUT_OFF, UPLOADS_ALREADY_SENT; nothing is kept then
   */
  async receive(key: string, bytes: Readable, size: number): Promise<void> {
    const path = await this.prepare(key);
    const part = `${path}.${randomUUID()}.part`;
    const counter = new Counter(size);
    try {
      await pipeline(
        bytes,
        counter,
        createWriteStream(part, { flags: 'wx', highWaterMark: bufferBytes }),
      ).catch(refuseCutOff);
      if (counter.count !== size) throw new DomainError(uploadsErrors.WRONG_SIZE);
      await link(part, path).catch(refuseExisting);
    } finally {
      await rm(part, { force: true });
    }
  }

  async find(key: string): Promise<StoredObject | null> {
    const found = await stat(this.pathOf(key)).catch(nullIfMissing);
    return found?.isFile() ? { size: found.size, version: null } : null;
  }

  async read(key: string, { range }: ReadOptions = {}): Promise<Readable | null> {
    const file = await open(this.pathOf(key)).catch(nullIfMissing);
    return file?.createReadStream({ ...range, highWaterMark: bufferBytes }) ?? null;
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const path = await this.prepare(key);
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, bytes, { flag: 'wx' });
    await rename(part, path);
  }

  async move(from: string, to: string): Promise<void> {
    await rename(this.pathOf(from), await this.prepare(to));
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.pathOf(key), { force: true });
  }

  async sweepIncoming(before: Date): Promise<number> {
    const folder = join(this.root, incomingPrefix);
    let removed = 0;
    for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
      const path = join(folder, basename(name));
      const found = await stat(path).catch(nullIfMissing);
      if (!found || found.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  private async prepare(key: string): Promise<string> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    return path;
  }

  private pathOf(key: string): string {
    if (!isObjectKey(key)) throw new Error('This is no key of an object.');
    return join(this.root, key);
  }
}

/** Counts what passes, and ends a file that is longer than it may be. */
class Counter extends Transform {
  count = 0;

  constructor(private readonly most: number) {
    super({ highWaterMark: bufferBytes });
  }

  override _transform(
    chunk: Buffer,
    _: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ): void {
    this.count += chunk.length;
    if (this.count > this.most) done(new DomainError(uploadsErrors.WRONG_SIZE));
    else done(null, chunk);
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)));

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function refuseCutOff(error: unknown): never {
  if (['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(String(codeOf(error))))
    throw new DomainError(uploadsErrors.CUT_OFF);
  throw error;
}

function refuseExisting(error: unknown): never {
  if (codeOf(error) === 'EEXIST') throw new DomainError(uploadsErrors.ALREADY_SENT);
  throw error;
}
