/** Bounds of what is drawn for shared links. */
export const linkPreviewLimits = {
  /** Pictures one process keeps, of about 30 kB each. */
  keptPictures: 100,
  /** So many may wait to be drawn, a tenth of a second each. */
  waitingPictures: 20,
} as const;
