import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';

/** Bytes that are under way between socket and disk. */
export const bufferBytes = 64 * 1024;

/** Opens the files that are being written. Where the disk ends is here, so that tests can fill it. */
@Injectable()
export class PartFiles {
  open(path: string): Writable {
    return createWriteStream(path, { flags: 'wx', highWaterMark: bufferBytes });
  }
}
