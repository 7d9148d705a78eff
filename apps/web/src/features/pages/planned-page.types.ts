import type { Message } from '@lyceum/contracts/messages';
import type { WrittenName } from '@lyceum/contracts/site';
import type { DrawingName } from './drawings';

type Words = Message<string>;

/** A page whose content comes with a later part of the product, as data. In paths `{brand}` is the configured one. */
export interface PlannedPage {
  /** Without the first slash. `{name}` is any one segment, `*` at the end any rest, also none. */
  readonly paths: readonly string[];
  /** Who may see it; `both` shows it in the shell to those who are signed in and in public to others. */
  readonly gate: 'public' | 'signed-in' | 'both' | 'staff';
  /** What part of the product it belongs to. */
  readonly section: Words;
  readonly title: Words;
  /** What the page is for, in a sentence or two. */
  readonly purpose: Message<'{brandName}'>;
  /** What will be here; nothing where all of it is. */
  readonly holds: readonly Words[];
  readonly drawing: DrawingName;
  /** The one thing to do from here, on a page that is there today. */
  readonly action: PageAction;
  /** A page that shows more than these words. */
  readonly content?: 'terms' | 'privacy' | WrittenName;
  /** Where the work of this page is done by now: whoever may see the page is led to this path of the console. */
  readonly leadsTo?: `/ops/${string}`;
}

export interface PageAction {
  readonly label: Words;
  readonly path: string;
}
