/** Bounds of account fields, in characters, and of what an account may do, in the unit the name says. */
export const authLimits = {
  nameLength: 60,
  emailLength: 254,
  passwordMinimum: 8,
  passwordMaximum: 128,
  /** Somebody younger needs a guardian's consent (checklist line 41). */
  consentAgeYears: 13,
  /** From here on no guardian can withdraw anything. */
  adultAgeYears: 18,
  /** Nobody older is believed. */
  oldestAgeYears: 120,
  /** Life of the link that confirms an e-mail (checklist line 39). */
  confirmationHours: 24,
  /** Life of a one-time link: password reset, guardian consent (checklist lines 7, 40). */
  oneTimeLinkMinutes: 60,
  /** Life of the links by which a change of the e-mail is confirmed. */
  emailChangeHours: 24,
  /** So long the old address can undo such a change. */
  emailUndoDays: 7,
  /** Pause between two mails of the same kind to the same address (checklist line 39). */
  resendSeconds: 60,
  /** Between asking for deletion and the deletion. */
  deletionGraceDays: 14,
  /** A sign-up whose e-mail nobody confirms is erased after so many days. */
  unconfirmedDays: 7,
  /** Life of a token by which staff see the web app as somebody else. */
  viewAsMinutes: 30,
  recoveryCodes: 10,
  /** Steps of 30 s by which an authenticator app's clock may differ from ours. */
  totpDrift: 1,
  /** Passkeys of one account. */
  passkeys: 20,
  passkeyNameLength: 60,
  /** Characters of any opaque code or ticket a caller sends back. */
  codeLength: 4_096,
} as const;
