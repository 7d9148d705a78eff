const ranges = ['abcd', 'efgh', 'ijkl', 'mnop', 'qrst'];

/**
 * Which of the six pictures stands in for one that nobody chose, by the last letter of an id: a–d, e–h, i–l, m–p, q–t,
 * and one for everything else, digits among it (checklist line 99). @returns 0–5
 */
export function pictureIndex(id: string): number {
  const last = id.at(-1)?.toLowerCase() ?? '';
  const index = ranges.findIndex((letters) => last !== '' && letters.includes(last));
  return index < 0 ? ranges.length : index;
}
