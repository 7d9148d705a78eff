/** So many calls within so many seconds, counted from the first of them. */
export interface CallLimit {
  /** Of the counter: `domain.what-is-counted`. Doors with the same limit share it. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}
