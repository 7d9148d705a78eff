import type { z } from 'zod';

/** What editors write one of: declared here once, for the database's rows, the public answers, and the editors' form. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  /** How one of them is called in a list. */
  readonly titleOf: (data: z.output<Schema>) => string;
  /** What its name in addresses looks like, where that is not as usual. */
  readonly slug?: SlugRule;
}

export interface SlugRule {
  readonly pattern: RegExp;
  /** What is said of one that does not fit. */
  readonly words: string;
}

export const usualSlug: SlugRule = {
  pattern: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
  words: 'Use small letters, digits and single dashes.',
};

export const defineContent = <Schema extends z.ZodObject>(type: ContentType<Schema>): ContentType<Schema> =>
  type;
