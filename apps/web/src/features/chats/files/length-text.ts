/** How long a voice note is, or how far one has heard it: `1:05`. @param milliseconds rounded to the second */
export function lengthText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
