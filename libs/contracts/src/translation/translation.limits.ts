/** Bounds of translation. */
export const translationLimits = {
  /** Characters of one text. */
  textLength: 20_000,
  /** Up to so many characters a provider that takes too long is slow by itself, not because of the text. */
  lightText: 1_000,
  /** Texts one person may have translated in an hour, and characters of new ones in a day (UTC). */
  textsPerHour: 120,
  charactersPerDay: 200_000,
  /** How long a translation is kept. */
  cacheDays: 30,
  /** How long the list of languages is believed, in minutes. */
  languagesMinutes: 60,
} as const;
