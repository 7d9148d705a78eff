/** So many people have large pictures on each screen. */
export const few = 4;

/** What a camera sends at most. */
export interface CameraLimit {
  /** Bits a second. */
  readonly maxBitrate: number;
  /** By how much its sides, 640 × 360, are shortened. */
  readonly scaleResolutionDownBy: number;
}

/**
 * What a camera sends in a room that hands it on to everybody as it is: a large picture where there are few people, one of 240 lines where
 * there are more, and one of 180 where there is little data.
 */
export function cameraLimit(people: number, isAudioOnly: boolean): CameraLimit {
  if (isAudioOnly) return { maxBitrate: 120_000, scaleResolutionDownBy: 2 };
  return people > few
    ? { maxBitrate: 250_000, scaleResolutionDownBy: 1.5 }
    : { maxBitrate: 600_000, scaleResolutionDownBy: 1 };
}
