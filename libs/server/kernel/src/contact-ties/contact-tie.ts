import { defineMark } from '../marks/mark';

/**
 * What two people can have in common that opens a way between them. `TEACHES` and `GUARDS` have a direction: the first of
 * the two teaches, or looks after, the second.
 */
export const contactTieKinds = ['TEACHES', 'CLASS', 'FORUM', 'SCHOOL', 'GUARDS'] as const;

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
   * SQL of one column `id`: everybody who is the first of the two where this person is the other, as `between` counts it.
   * Only of ties people are told of, so that they know who they are.
   * @param other SQL of the person's id
   */
  toward?(other: string): string;
  /**
   * SQL of rows of `name` and `path`: what the tie is made of, as `between` counts it. Both of the two may see it. Only of
   * ties that have a name.
   */
  shared?(one: string, other: string): string;
  /**
   * SQL of rows of `id`: people the person has the tie with, at most `mostMates`, so that it costs the same of anybody. Not
   * of ties by which nobody is suggested.
   */
  mates?(person: string): string;
}

/** So many people of one tie are compared at most when somebody is suggested others. */
export const mostMates = 1_000;

/** Marks a provider as a `ContactTie`. */
export const ContactTieSource = defineMark<ContactTie>();
