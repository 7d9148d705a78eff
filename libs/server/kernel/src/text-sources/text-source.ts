import type { WrittenType } from '@lyceum/contracts/translation';
import type { Actor } from '../actor/actor';
import { defineMark } from '../marks/mark';

/** What somebody may read of a domain's rows. Implemented by a provider marked `@TextSource()`. */
export interface Texts {
  /**
   * By type, what the row of this id says to the caller now, without its form: title, text, options. An own DomainError
   * of the domain stands for a row that is not there or that they may not read.
   */
  readonly ofType?: Partial<
    Readonly<Record<WrittenType, (actor: Actor, id: string) => Promise<readonly string[]>>>
  >;
  /** What the caller has begun to write and not sent, one text after the other. */
  drafts?(actor: Actor): AsyncIterable<string>;
}

/** Marks a provider as a domain's `Texts`. */
export const TextSource = defineMark<Texts>();
