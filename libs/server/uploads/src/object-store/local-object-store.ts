import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { uploadsErrors } from '@lyceum/contracts/uploads';
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
import { bufferBytes, PartFiles } from './part-files';
import { PutSignature } from './put-signature';

/** Objects as files below OBJECTS_DIR; several replicas need one folder that all of them see. */
@Injectable()
export class LocalObjectStore extends ObjectStore {
  private readonly root: string;
  private readonly signature: PutSignature;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'OBJECTS_DIR' | 'JWT_SECRET'>,
    private readonly parts: PartFiles,
  ) {
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
   * the first to be complete stays. Where it is refused, the rest of it is read all the same, up to its size: the
   * answer can then be read, and the connection used again.
   * @throws DomainError UPLOADS_WRONG_SIZE, UPLOADS_CUT_OFF, UPLOADS_ALREADY_SENT, UPLOADS_STORE_FULL; nothing is kept
   * then
   */
  async receive(key: string, bytes: Readable, size: number): Promise<void> {
    const counter = new Counter(size);
    const onCutOff = () => counter.destroy(new DomainError(uploadsErrors.CUT_OFF));
    // The pipeline may not listen yet, or not any more.
    counter.on('error', () => undefined);
    bytes
      .once('error', onCutOff)
      .once('close', onCutOff)
      .once('end', () => bytes.off('close', onCutOff));
    try {
      // Not part of the pipeline, which would end the connection with the first error.
      bytes.pipe(counter);
      await this.keep(
        key,
        (part, path) => link(part, path).catch(refuseExisting),
        async (part) => {
          await pipeline(counter, part).catch((error: unknown) => {
            throw counter.errored ?? error;
          });
          if (counter.count !== size) throw new DomainError(uploadsErrors.WRONG_SIZE);
        },
      );
    } finally {
      bytes.unpipe(counter);
      drain(bytes, size);
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

  write(key: string, bytes: Uint8Array): Promise<void> {
    return this.writeStream(key, Readable.from([bytes]));
  }

  writeStream(key: string, bytes: Readable): Promise<void> {
    return this.keep(key, rename, (part) => pipeline(bytes, part));
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

  /** Has a file written beside its place, and puts it there when it is whole. */
  private async keep(
    key: string,
    settle: (part: string, path: string) => Promise<void>,
    write: (part: Writable) => Promise<void>,
  ): Promise<void> {
    const path = this.pathOf(key);
    const part = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await write(this.parts.open(part));
      await settle(part, path);
    } catch (error) {
      throw isFull(error) ? new DomainError(uploadsErrors.STORE_FULL, { cause: error }) : error;
    } finally {
      await rm(part, { force: true });
    }
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

/** Reads away what is left of a file nobody wants, unless it is longer than it may be. */
function drain(bytes: Readable, most: number): void {
  let left = most;
  bytes.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) bytes.destroy();
  });
  bytes.resume();
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)));

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** No room on the disk, or none left for this user of it. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

function refuseExisting(error: unknown): never {
  if (codeOf(error) === 'EEXIST') throw new DomainError(uploadsErrors.ALREADY_SENT);
  throw error;
}
