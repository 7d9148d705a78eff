import type { RoomFilm } from './room-film';

/** Whether somebody speaks in a film then, in ms of the recording: `spoken` has from and until in turn. */
export function speaks({ startsAt, spoken }: Pick<RoomFilm, 'startsAt' | 'spoken'>, at: number): boolean {
  const time = at - startsAt;
  let [low, high] = [0, spoken.length / 2];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((spoken[middle * 2 + 1] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const from = spoken[low * 2];
  return from !== undefined && from <= time;
}
