/** A moment as a date-and-time field has it, on the reader's clock: 'YYYY-MM-DDTHH:mm'. */
export function toLocal(at: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The other way round. */
export const fromLocal = (local: string): Date => new Date(local);

/** Whether two moments are on one day of the reader's. */
export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();
