import { uploadsErrors } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';

/** Bytes of a piece that is passed on. */
const pieceBytes = 64 * 1024;
const zeros = Buffer.alloc(pieceBytes);

/** Reads a stream part by part, and never has more of it than a chunk and what was asked for. */
export class ByteReader {
  /** Bytes that were taken so far. */
  position = 0;
  private held: Buffer = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** The next bytes, which stay; fewer where the stream ends before. */
  async peek(length: number): Promise<Buffer> {
    while (this.held.length < length) {
      const { done, value } = await this.chunks.next();
      if (done) break;
      this.held = this.held.length === 0 ? value : Buffer.concat([this.held, value]);
    }
    return this.held.subarray(0, length);
  }

  /** The next bytes, as a copy that may be changed. @throws DomainError UPLOADS_DAMAGED where there are not as many */
  async take(length: number): Promise<Buffer> {
    const bytes = Buffer.from(await this.peek(length));
    if (bytes.length < length) throw new DomainError(uploadsErrors.DAMAGED);
    this.drop(length);
    return bytes;
  }

  /** The next bytes as they are. @throws DomainError UPLOADS_DAMAGED */
  async *pass(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      const part = (await this.some()).subarray(0, left);
      this.drop(part.length);
      left -= part.length;
      yield part;
    }
  }

  /** As many zeros as bytes are skipped. @throws DomainError UPLOADS_DAMAGED */
  async *blank(length: number): AsyncGenerator<Buffer> {
    for await (const { length: count } of this.pass(length))
      for (let done = 0; done < count; done += pieceBytes)
        yield zeros.subarray(0, Math.min(pieceBytes, count - done));
  }

  /** Lets the stream go, however far it was read. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  /** Whatever there is of what comes next. */
  private async some(): Promise<Buffer> {
    await this.peek(1);
    if (this.held.length === 0) throw new DomainError(uploadsErrors.DAMAGED);
    return this.held;
  }

  private drop(length: number): void {
    this.held = this.held.subarray(length);
    this.position += length;
  }
}

/** Gathers small parts, so that no store has to write each of them. @param least bytes of all pieces but the last */
export async function* inPieces(parts: AsyncIterable<Buffer>, least = pieceBytes): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let length = 0;
  for await (const part of parts) {
    gathered.push(part);
    length += part.length;
    if (length < least) continue;
    yield Buffer.concat(gathered, length);
    [gathered, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(gathered, length);
}
