import type { BanMemberInput, ForumAuditAction } from '@lyceum/contracts/forum';
import { type Actor, defineMark, type StatementRunner, type Transaction } from '@lyceum/kernel';

/** Who decides in a community: an ADMIN runs it, which allows bans; a MOD keeps order. */
export type Standing = 'ADMIN' | 'MOD';

/** SQL that statements about cases take in; constants of the code only. */
export interface CommunitySql {
  /** Communities: `id`, and as text `name`, which stands in addresses, and `display_name`. */
  readonly communities: string;
  /** Who keeps order where, without those who are shut out now: `community_id`, `user_id`, `role` (`Standing`). */
  readonly keepers: string;
  /** All bans there were: `id`, `community_id`, `user_id`, `banned_by`, `reason`, `created_at`. */
  readonly bans: string;
  /** Whether somebody may read what stands in a community, both SQL of their ids. */
  isReadableTo(userId: string, communityId: string): string;
}

/** A ban that stands, as staff read it. */
export interface CommunityBan {
  readonly id: string;
  readonly reason: string;
  readonly createdAt: Date;
  /** Null for ever. */
  readonly endsAt: Date | null;
  readonly bannedBy: { readonly id: string; readonly name: string };
}

/** What staff of a community did there, for its own log. */
export interface CommunityRecord {
  /** Null for what belongs to no community. */
  readonly communityId: string | null;
  readonly actorId: string;
  readonly action: ForumAuditAction;
  readonly subjectUserId: string;
  readonly target: { readonly type: string; readonly id: string };
  readonly reason: string;
}

/**
 * What moderation asks of the domain that has communities. Implemented by one provider marked `@KeepsCommunities()`;
 * without it only who oversees all forums decides.
 */
export interface CommunityKeeper {
  readonly sql: CommunitySql;
  /** Null for who has no say in the community. */
  standingOf(transaction: Transaction, actor: Actor, communityId: string): Promise<Standing | null>;
  /** The same for who reads its queue. @throws the domain's own DomainError to who has no say there */
  ofModerator(actor: Actor, communityId: string): Promise<Standing>;
  /** @throws the domain's own DomainError where this person cannot be banned */
  ban(transaction: Transaction, actor: Actor, ban: BanMemberInput): Promise<void>;
  /** Lifts a ban; nothing where it has ended. */
  unban(
    transaction: Transaction,
    actor: Actor,
    member: Pick<BanMemberInput, 'communityId' | 'memberId'>,
  ): Promise<void>;
  /** What shuts somebody out of a community now. */
  banOf(source: StatementRunner, communityId: string, userId: string): Promise<CommunityBan | null>;
  /**
   * Lifts a ban by its id, and tells whom it shut out why. @returns whom, and of where
   * @throws the domain's own DomainError where it stands no more, and to who may not
   */
  lift(
    transaction: Transaction,
    actor: Actor,
    lifted: { readonly banId: string; readonly reason: string },
  ): Promise<{ communityId: string; userId: string }>;
  /** Writes down what staff did, in the transaction that does it. */
  record(transaction: Transaction, record: CommunityRecord): Promise<void>;
}

/** Marks the provider that is the product's `CommunityKeeper`. */
export const KeepsCommunities = defineMark<CommunityKeeper>();
