const pad = (value: number): string => String(value).padStart(2, '0');

/** An instant as a date-and-time field has it, on the clock of this browser. */
export function localOf(instant: string): string {
  const at = new Date(instant);
  const day = `${String(at.getFullYear())}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** What such a field says, as an instant: null of an empty one, and what is no time as it is, for the contract to refuse. */
export function instantOf(local: string): string | null {
  if (local === '') return null;
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}

/** Whether the clock of this browser never shows what a field says: it is set forward then. */
export function isSkipped(local: string): boolean {
  const time = new Date(local);
  return !Number.isNaN(time.getTime()) && localOf(time.toISOString()) !== local.slice(0, 16);
}
