const ranges = ['abcd', 'efgh', 'ijkl', 'mnop', 'qrst'];

const lastByteOfUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{10}([0-9a-f]{2})$/i;

/** The last letter of an id; a UUID ends in a byte, whose remainder by 26 is one. */
function letterOf(id: string): string {
  const byte = lastByteOfUuid.exec(id)?.[1];
  if (byte === undefined) return id.at(-1)?.toLowerCase() ?? '';
  return String.fromCharCode('a'.charCodeAt(0) + (Number.parseInt(byte, 16) % 26));
}

/**
 * Which of the six pictures stands in for one that nobody chose, by the last letter of an id: a–d, e–h, i–l, m–p, q–t,
 * and one for everything else, digits among it (checklist line 99). @returns 0–5
 */
export function pictureIndex(id: string): number {
  const letter = letterOf(id);
  const index = ranges.findIndex((letters) => letter !== '' && letters.includes(letter));
  return index < 0 ? ranges.length : index;
}

/**
 * Which of its family a picture is, by the rest of the id: two neighbours that share a picture seldom share this, too.
 * @returns 0 to `variants` - 1
 */
export function pictureVariant(id: string, variants: number): number {
  const rest = [...id.slice(0, -2)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return rest % variants;
}
