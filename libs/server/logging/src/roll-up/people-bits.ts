/** A set of people as PostgreSQL reads bits in hexadecimal: the bit of number 1 comes first. */
export function peopleBits(numbers: readonly number[]): string {
  const largest = numbers.reduce((most, number) => Math.max(most, number), 0);
  const bytes = Buffer.alloc(Math.ceil(largest / 8));
  for (const number of numbers) {
    const index = (number - 1) >> 3;
    bytes[index] = (bytes[index] ?? 0) | (0x80 >> ((number - 1) & 7));
  }
  return `x${bytes.toString('hex')}`;
}
