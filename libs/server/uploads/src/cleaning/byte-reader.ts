import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';

/** Bytes of a piece that is passed on. */
const pieceBytes = 64 * 1024;
const zeros = Buffer.alloc(pieceBytes);

/** What is skipped is read past, and from so many bytes on not read at all. */
const jumpBytes = 1024 * 1024;

/** The bytes of a file from one of them to its end. */
export type ReadFrom = (start: number) => AsyncIterable<Buffer> | Promise<AsyncIterable<Buffer>>;

/** Reads a file part by part, and never has more of it than a chunk and what was asked for. */
export class ByteReader {
  /** Bytes that were taken so far. */
  position = 0;
  private held: Buffer = Buffer.alloc(0);
  private chunks: AsyncIterator<Buffer> | null = null;

  constructor(private readonly readFrom: ReadFrom) {}

  /** The next bytes, which stay; fewer where the stream ends before. */
  async peek(length: number): Promise<Buffer> {
    while (this.held.length < length) {
      this.chunks ??= (await this.readFrom(this.position + this.held.length))[Symbol.asyncIterator]();
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

  /** Goes on behind bytes nobody asks for. @throws DomainError UPLOADS_DAMAGED where those that are read end before */
  async skip(length: number): Promise<void> {
    if (length < jumpBytes) for await (const _ of this.pass(length));
    else {
      await this.close();
      this.held = Buffer.alloc(0);
      this.position += length;
    }
  }

  /** Lets the file go, however far it was read. */
  async close(): Promise<void> {
    await this.chunks?.return?.();
    this.chunks = null;
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
