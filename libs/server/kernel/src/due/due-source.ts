import type { Actor } from '../actor/actor';
import { defineMark } from '../marks/mark';

/** Something that somebody is to do, or to be at, by a time. */
export interface DueItem {
  readonly id: string;
  /** What it is, in words for the reader: “The poll closes”. */
  readonly label: string;
  /** What it is about: the title of a thread, a lesson, a homework. */
  readonly title: string;
  readonly at: Date;
  /** Path of the page where it is done. */
  readonly url: string;
}

/** What of a domain is due for people. Implemented by a provider marked `@HasDueItems()`. */
export interface DueSource {
  /** What is next for the caller, the soonest first, no more than `limit`; only what they may see. */
  of(actor: Actor, limit: number): Promise<readonly DueItem[]>;
}

/** Marks a provider as a domain's `DueSource`. */
export const HasDueItems = defineMark<DueSource>();
