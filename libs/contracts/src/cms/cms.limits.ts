/** Bounds of what editors write; texts are in characters. */
export const cmsLimits = {
  lineLength: 160,
  teaserLength: 600,
  proseLength: 40_000,
  /** Of a page. */
  blocks: 30,
  /** Of one kind that a page shows. */
  listed: 200,
} as const;
