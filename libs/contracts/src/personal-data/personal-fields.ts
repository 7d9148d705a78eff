import type { Permission } from '../permissions/permissions';

/**
 * What is told of people besides their names, pictures and roles, and the right by which it is read. Whoever lacks the
 * right gets an answer without the field, and cannot search, filter or order by it (checklist lines 48, 265). A field of
 * a console table names its kind as `personal`, one of another answer by `personal()`, one of a GraphQL type by
 * `@Personal`; a test fails on a field that sounds personal and names none.
 */
export const personalFields = {
  /** Whatever it is, of the caller alone. */
  own: 'account.read',
  /** To whom its owner shows it, by the rule of fields (`profileFields`); the statement that reads it decides. */
  shown: 'account.read',
  /** Of people of a class, to its teachers and to staff; the statement that reads it decides. */
  taught: 'account.read',
  /** The address of an account. */
  email: 'user.read',
  dateOfBirth: 'user.read',
  country: 'user.read',
  /** The address of a child's guardian, and whether they agreed. */
  guardian: 'user.read',
  /** The name that is printed on somebody's certificates. */
  certificateName: 'user.read',
  /** When somebody came, agreed to the terms, was shut out or leaves. */
  standing: 'user.read',
  /** How somebody logs in: whether there is a password, with which services and keys. */
  waysIn: 'user.read',
  /** Where and with what somebody is logged in: address of the network, device, times. */
  session: 'user.read',
  /** The address of the network that something was changed from. */
  origin: 'audit.read',
  /** An address on the list of a feature. */
  listedEmail: 'featureUsers.read',
  /** The address that a promo code was made for. */
  codeRecipient: 'promoCode.write',
  /** An address that mails come back from, or that complained. */
  suppressedEmail: 'mailSuppression.administer',
  /** Whether somebody has an account with an address: lists can be made to ask. */
  hasAccount: 'user.read',
} as const satisfies Record<string, Permission>;

export type PersonalField = keyof typeof personalFields;
