/** Bounds of a rich text. */
export const richTextLimits = {
  /** Bytes of the JSON, as it is sent and as it is kept. */
  bytes: 100_000,
  /** How deep parts may lie in each other: lists in quotes in lists … */
  depth: 20,
  /** Characters of an address. */
  addressLength: 2_000,
  /** Characters of the name shown for somebody who is mentioned. */
  mentionLabelLength: 100,
  /** Characters that describe a picture or video. */
  descriptionLength: 500,
} as const;
