const ebmlId = 0x1a45dfa3;
const segmentId = 0x18538067;

/**
 * Whether a WebM file consists of its header and one segment that fills the rest of it: nothing lies behind.
 * @param head the first bytes, with the header in them
 * @param size of the whole file
 */
export function isWholeWebm(head: Buffer, size: number): boolean {
  if (head.length < 12 || head.readUInt32BE(0) !== ebmlId) return false;
  const header = readLength(head, 4);
  if (!header || header.value === null) return false;
  const segmentAt = header.next + header.value;
  if (segmentAt + 5 > head.length || head.readUInt32BE(segmentAt) !== segmentId) return false;
  const segment = readLength(head, segmentAt + 4);
  if (!segment) return false;
  // A live recording does not know its length; it then goes on to the end.
  return segment.value === null || segment.next + segment.value === size;
}

/** A length as EBML writes it: the first set bit says how many bytes it takes; all bits set mean unknown. */
function readLength(bytes: Buffer, at: number): { value: number | null; next: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return null;
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown ? null : value, next: at + length };
}
