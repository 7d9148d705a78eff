import { Injectable } from '@nestjs/common';
import { type BanMemberInput, communityErrors } from '@lyceum/contracts/forum';
import {
  type Actor,
  type AuditTarget,
  DomainError,
  NamesAuditTarget,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import {
  type CommunityBan,
  type CommunityKeeper,
  type CommunityRecord,
  type CommunitySql,
  KeepsCommunities,
  type Standing,
} from '@lyceum/moderation';
import { type ForumAccess, mayAdminister, mayModerate } from '../../access/forum-access';
import { isBanned, isReadableTo } from '../../access/forum-access.queries';
import { ForumAccessService } from '../../access/forum-access.service';
import { recordForumAudit } from '../../access/forum-audit';
import { BanService } from '../bans/ban.service';
import { banOfStatement } from '../bans/ban.statements';

/** Forums are the communities in which things are moderated. */
@Injectable()
@KeepsCommunities()
@NamesAuditTarget('forum')
export class ForumKeeper implements AuditTarget, CommunityKeeper {
  readonly sql: CommunitySql = {
    communities: '(SELECT id, name::text AS name, display_name FROM communities)',
    keepers: `(SELECT community_id, user_id, role FROM community_members m
               WHERE role <> 'MEMBER' AND NOT ${isBanned('m.community_id', 'm.user_id')})`,
    bans: '(SELECT id, community_id, user_id, banned_by, reason, created_at FROM community_bans)',
    isReadableTo: (userId, communityId) =>
      `EXISTS (SELECT FROM communities read WHERE read.id = ${communityId} AND ${isReadableTo(userId, 'read')})`,
  };

  constructor(
    private readonly access: ForumAccessService,
    private readonly bans: BanService,
  ) {}

  nameOf(id: string): string {
    return `(SELECT display_name FROM communities WHERE id = ${id})`;
  }

  async standingOf(transaction: Transaction, actor: Actor, communityId: string): Promise<Standing | null> {
    const access = await this.access.asIs(transaction, actor, communityId);
    return mayModerate(actor, access) ? standingIn(actor, access) : null;
  }

  async ofModerator(actor: Actor, communityId: string): Promise<Standing> {
    return standingIn(actor, await this.access.ofModerator(actor, communityId));
  }

  async ban(transaction: Transaction, actor: Actor, ban: BanMemberInput): Promise<void> {
    await this.bans.banWithin(transaction, actor, ban);
  }

  async unban(
    transaction: Transaction,
    actor: Actor,
    member: Pick<BanMemberInput, 'communityId' | 'memberId'>,
  ): Promise<void> {
    await this.bans.unbanWithin(transaction, actor, member).catch(unlessEnded);
  }

  async banOf(source: StatementRunner, communityId: string, userId: string): Promise<CommunityBan | null> {
    const [ban] = await source.rows(banOfStatement, { communityId, userId });
    return ban ?? null;
  }

  lift(
    transaction: Transaction,
    actor: Actor,
    lifted: { readonly banId: string; readonly reason: string },
  ): Promise<{ communityId: string; userId: string }> {
    return this.bans.liftWithin(transaction, actor, lifted);
  }

  record(transaction: Transaction, record: CommunityRecord): Promise<void> {
    return recordForumAudit(transaction, record);
  }
}

const standingIn = (actor: Actor, access: ForumAccess): Standing =>
  mayAdminister(actor, access) ? 'ADMIN' : 'MOD';

/** A ban that has ended, or was lifted, meanwhile: what was asked for is so already. */
function unlessEnded(thrown: unknown): void {
  if (!(thrown instanceof DomainError) || thrown.code !== communityErrors.NOT_BANNED.code) throw thrown;
}
