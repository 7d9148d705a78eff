/** Longest head of a box: length, name, and a long length. */
const headLength = 16;

/**
 * Follows the top-level boxes of an MP4 file while its bytes pass. They must fill the file to its last byte, so that
 * nothing else hides before, between or behind them, and one of them must say what the file holds (`moov`).
 */
export class Mp4Boxes {
  private head = Buffer.alloc(0);
  /** Bytes of the present box that are still to come; Infinity for one that goes on to the end. */
  private toSkip = 0;
  private isBroken = false;
  private hasMoov = false;

  push(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0 && !this.isBroken) {
      if (this.toSkip > 0) {
        const skipped = Math.min(this.toSkip, rest.length);
        this.toSkip -= skipped;
        rest = rest.subarray(skipped);
      } else {
        const taken = rest.subarray(0, headLength - this.head.length);
        const before = this.head.length;
        this.head = Buffer.concat([this.head, taken]);
        rest = rest.subarray(this.readHead(before));
      }
    }
  }

  /** Whether the file was whole and nothing but boxes. */
  get isWhole(): boolean {
    const isAtEnd = this.toSkip === 0 || this.toSkip === Infinity;
    return !this.isBroken && this.hasMoov && isAtEnd && this.head.length === 0;
  }

  /** @returns how many of the bytes just added belong to the head */
  private readHead(before: number): number {
    if (this.head.length < 8) return this.head.length - before;
    const short = this.head.readUInt32BE(0);
    const isLong = short === 1;
    if (isLong && this.head.length < headLength) return this.head.length - before;
    const name = this.head.toString('latin1', 4, 8);
    const used = isLong ? headLength : 8;
    const length = isLong ? Number(this.head.readBigUInt64BE(8)) : short === 0 ? Infinity : short;
    if (length < used || !/^[\x20-\x7e©]{4}$/.test(name)) this.isBroken = true;
    if (name === 'moov') this.hasMoov = true;
    this.toSkip = length - used;
    this.head = Buffer.alloc(0);
    // A head of 8 bytes may have been read together with bytes of its content.
    return Math.max(used - before, 0);
  }
}
