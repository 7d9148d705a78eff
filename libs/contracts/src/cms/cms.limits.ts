/** Bounds of what editors write; texts are in characters. */
export const cmsLimits = {
  lineLength: 160,
  teaserLength: 600,
  proseLength: 40_000,
  /** Of what a picture shows. */
  altLength: 300,
  /** Of a page. */
  blocks: 30,
  /** Of one kind that a page shows. */
  listed: 200,
  slugLength: 120,
  /** Of what is kept of one version, in bytes of JSON. */
  draftBytes: 300_000,
  /** So long what the same editor saves again takes the place of what they saved before, in minutes. */
  foldMinutes: 10,
  /** So often the page of an entry says that it is open; and so long after the last time whoever has it is told to others. */
  presenceBeatSeconds: 4,
  presenceSeconds: 10,
  /** Of versions that are told at once. */
  versions: 50,
  /** Of places in a list. */
  position: 10_000,
  /** Of entries that show a picture, told at once. */
  mediaUses: 100,
  /** So long a link to a draft leads there. */
  previewDays: 7,
  /** Of what is looked at where the key in its address stands. */
  previewKeyLength: 300,
} as const;
