/** Where in a browser it is kept how far somebody watched; whoever logs out leaves nothing of it. */
export const positionPrefix = 'lyceum.watched.';
const speedKey = `${positionPrefix}speed`;

/** Whoever stops so close to the end begins anew the next time; in seconds. */
const nearEnd = 10;

const keyOf = (me: string, recordingId: string): string => `${positionPrefix}${me}.${recordingId}`;

/** Seconds from the beginning. */
export const keptPosition = (me: string, recordingId: string): number => number(keyOf(me, recordingId)) ?? 0;

export function keepPosition(me: string, recordingId: string, at: number, length: number): void {
  const isOver = Number.isFinite(length) && length - at < nearEnd;
  keep(keyOf(me, recordingId), isOver ? null : String(Math.floor(at)));
}

export const keptSpeed = (): number => number(speedKey) ?? 1;
export const keepSpeed = (speed: number): void => keep(speedKey, String(speed));

function number(key: string): number | null {
  try {
    const kept = Number(localStorage.getItem(key) ?? '');
    return kept > 0 ? kept : null;
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
