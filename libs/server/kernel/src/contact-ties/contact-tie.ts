import { defineMark } from '../marks/mark';

/**
 * What two people can have in common that opens a way between them. `TEACHES` has a direction: the first of the two
 * teaches the second.
 */
export const contactTieKinds = ['TEACHES', 'CLASS', 'FORUM', 'SCHOOL'] as const;

export type ContactTieKind = (typeof contactTieKinds)[number];

/** A provider that knows of such a tie, found by its decorator. Several may know of the same kind. */
export interface ContactTie {
  readonly kind: ContactTieKind;
  /**
   * SQL of whether the tie holds now: current membership only, nobody who is banned or has yet to be let in.
   * @param one SQL of a person's id @param other SQL of the other's
   */
  between(one: string, other: string): string;
  /**
   * SQL of rows of `name` and `path`: what the tie is made of, as `between` counts it. Both of the two may see it. Only of
   * ties that have a name.
   */
  shared?(one: string, other: string): string;
}

/** Marks a provider as a `ContactTie`. */
export const ContactTieSource = defineMark<ContactTie>();
