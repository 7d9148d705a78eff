import type { ModerationTargetType, ReportedFile, StaffCase } from '@lyceum/contracts/moderation';
import type { LinkedDocument } from '@lyceum/contracts/uploads';
import { type Actor, defineMark, type StatementRunner, type Transaction } from '@lyceum/kernel';

/** What moderators need to know of something that is reported or held back. */
export interface TargetContent {
  /** Null for what belongs to no forum; only who oversees all of them then decides. */
  readonly communityId: string | null;
  readonly authorId: string;
  /** What it is called; empty for what has no title. */
  readonly title: string;
  /** Its beginning, as plain text. */
  readonly preview: string;
  readonly isHeld: boolean;
  /** Whether it was removed, or its author deleted it. */
  readonly isGone: boolean;
}

/** Something that stands around what is moderated, as a statement reads it. */
export type SurroundingRow = Omit<StaffCase['context'][number], 'createdAt'> & { readonly createdAt: Date };

/** One thing that is moderated. */
export interface TargetKey {
  readonly type: ModerationTargetType;
  readonly id: string;
}

/** One kind of thing that moderators look after. Implemented by a provider marked `@ModeratedContent()` in the domain that has it. */
export interface ModerationTarget {
  readonly type: ModerationTargetType;
  /**
   * As it is now, and stays until the transaction ends, whoever asks; null where there is none. It is locked before its
   * case is, by all who change either.
   */
  read(transaction: Transaction, targetId: string): Promise<TargetContent | null>;
  /** @throws the domain's own DomainError where the caller cannot see it, and so cannot report it */
  assertSeenBy(actor: Actor, targetId: string): Promise<void>;
  /** Keeps what its domain has to know of who reports it; in the report's transaction. */
  reported?(transaction: Transaction, actor: Actor, targetId: string): Promise<void>;
  /** Takes it away from everybody, shown or held; nothing where it is gone. */
  takeAway(transaction: Transaction, targetId: string): Promise<void>;
  /** Shows what was held. */
  release(transaction: Transaction, targetId: string): Promise<void>;
  /** Shows again what was taken away; nothing where its author has deleted it. */
  restore(transaction: Transaction, targetId: string): Promise<void>;
  /** Where it stands in the web app; absent, or null, where it has no address of its own. */
  pathOf?(source: StatementRunner, targetId: string): Promise<string | null>;
  /** What stands around it, as who oversees everything may read it; absent where nothing does. */
  contextOf?(source: StatementRunner, targetId: string): Promise<SurroundingRow[]>;
  /** Its files, the first first, and after them those of what stands around it; absent where it has none. */
  filesOf?(source: StatementRunner, targetId: string): Promise<ReportedFile[]>;
  /** A link by which the caller alone sees one of these files, while it waits to be decided; null where there is no such file any more. */
  showFile?(actor: Actor, targetId: string, fileId: string): Promise<LinkedDocument | null>;
}

/** Marks a provider as a domain's `ModerationTarget`. */
export const ModeratedContent = defineMark<ModerationTarget>();
