/**
 * Patterns of bulk generation: `#` stands for a digit, `?` for a letter or digit that is not mistaken for another one
 * (no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V); everything else stands for itself.
 */
const placeholders: Readonly<Record<string, string>> = {
  '#': '0123456789',
  '?': 'ACDEFGHJKMNPQRTWXY34679',
};

/** How many different codes a pattern has; Infinity above what a number holds exactly. */
export function patternRoom(pattern: string): number {
  const room = Array.from(pattern).reduce((product, sign) => product * (placeholders[sign]?.length ?? 1), 1);
  return Number.isSafeInteger(room) ? room : Infinity;
}

/**
 * One code of a pattern.
 * @param below answers a random integer from 0 up to, without, its argument
 */
export function fillPattern(pattern: string, below: (end: number) => number): string {
  return Array.from(pattern, (sign) => {
    const signs = placeholders[sign];
    return signs ? signs.charAt(below(signs.length)) : sign;
  }).join('');
}

/** A random integer from 0 up to, without, `end` (at most 256), each as likely as the other. */
export function randomBelow(end: number): number {
  const fair = 256 - (256 % end);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= fair);
  return (byte[0] ?? 0) % end;
}

/** Three signs nobody guesses, for the end of a suggested code. */
export const randomEnding = (): string => fillPattern('???', randomBelow);

/**
 * A code for a promo code's name: its words in capitals, then the discount, then an ending nobody guesses.
 * @example suggestCode('Spring fair', '20', 'K7Q') // 'SPRING-FAIR-20-K7Q'
 */
export function suggestCode(name: string, discount: string, ending: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '');
  return [words || 'PROMO', discount, ending].filter(Boolean).join('-');
}
