import type { Actor } from '../actor/actor';
import { defineMark } from '../marks/mark';
import type { DueItemModel } from './due-item.model';

/** What of a domain is due for people. Implemented by a provider marked `@HasDueItems()`. */
export interface DueSource {
  /** What is next for the caller, the soonest first, no more than `limit`; only what they may see. */
  of(actor: Actor, limit: number): Promise<readonly DueItemModel[]>;
}

/** Marks a provider as a domain's `DueSource`. */
export const HasDueItems = defineMark<DueSource>();
