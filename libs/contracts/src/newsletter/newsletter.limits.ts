/** Bounds of the newsletter. */
export const newsletterLimits = {
  nameLength: 100,
  emailLength: 254,
  phoneLength: 30,
  pageUriLength: 2_000,
  codeLength: 200,
  /** Characters of a marketing service's answer that are shown. */
  messageLength: 500,
  /** How long the link in the mail works, in days. */
  linkDays: 7,
  /** Mails with such a link to one address in a day, whoever asks for them. */
  mailsPerDay: 3,
  /** How long what was sent in is kept, in days. */
  keptDays: 365,
} as const;
