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
