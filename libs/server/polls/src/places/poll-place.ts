import type { Actor, Transaction } from '@lyceum/kernel';

/** What somebody may do with a poll, by what they may do with the thread it stands in. */
export interface PollRights {
  /** Whether they may vote, and take a vote back. */
  readonly mayVote: boolean;
  /** Whether they may write there, and so add options. */
  readonly mayWrite: boolean;
  /** Whether they keep order there. */
  readonly mayModerate: boolean;
}

/** What somebody who keeps order did to another's poll. */
export interface PollModeration {
  readonly threadId: string;
  readonly action: 'POLL_CLOSED';
  /** The poll. */
  readonly targetId: string;
  /** Who made it. */
  readonly subjectUserId: string;
}

/** Port to where polls stand. The forum, whose threads have polls, fills it when it starts. */
export abstract class PollPlace {
  /** What the caller may do with a poll of the thread; null where they must not know of it. */
  abstract rightsOf(actor: Actor, threadId: string): Promise<PollRights | null>;
  /** Tells, in a transaction, whether something the caller writes in the thread, with so many links, would wait for a moderator. */
  abstract review(
    actor: Actor,
    threadId: string,
  ): Promise<(transaction: Transaction, links: number) => Promise<boolean>>;
  /** Tells the tabs that have the thread open that its poll is not what it was. */
  abstract tellTabs(threadId: string, pollId: string): Promise<void>;
  /** Puts on record what was done by somebody who keeps order. */
  abstract record(transaction: Transaction, actor: Actor, act: PollModeration): Promise<void>;
}
