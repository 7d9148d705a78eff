/** A name of rows and reports as words: `WRONG_AMOUNT` is 'Wrong amount'. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
