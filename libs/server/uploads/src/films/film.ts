/** A hundred hours; whatever says more does not know. */
const mostMilliseconds = 360_000_000;

/** Elements or boxes of a sound at most: a voice note of two minutes has some twelve thousand, and is read each time it is sent. */
export const mostPartsOfSound = 20_000;

/** What a film says of itself. */
export interface FilmFacts {
  /** How long it plays; null where it does not say. */
  readonly milliseconds: number | null;
  /** How what is seen in it is encoded, track by track. */
  readonly pictures: readonly string[];
  readonly sounds: readonly string[];
  /** Whether there is anything in it beside what it says of itself. */
  readonly hasContent: boolean;
}

/** How long a film plays by what it says; null where no film would. */
export function playedMilliseconds(said: number): number | null {
  const milliseconds = Math.round(said);
  return milliseconds >= 1 && milliseconds <= mostMilliseconds ? milliseconds : null;
}
