/** Bounds of drafts. */
export const draftLimits = {
  /** Bytes of a draft's content, and of what is kept of a new thread beside it: what could be posted can be kept. */
  contentBytes: 100_000,
  threadBytes: 25_000,
  /** How often the screen saves what is being typed, in ms (checklist line 120). */
  autosaveMilliseconds: 10_000,
  /** Drafts one person may keep. */
  perUser: 500,
  /** Drafts a home screen names, and characters of each. */
  latest: 3,
  previewLength: 100,
  /** Saves of one person in an hour: three windows that save every ten seconds. */
  savesPerHour: 1_080,
} as const;
