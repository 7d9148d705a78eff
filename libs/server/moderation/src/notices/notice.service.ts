import { Injectable } from '@nestjs/common';
import {
  type AppealModerationInput,
  appealModerationSchema,
  type GetModerationNoticesInput,
  getModerationNoticesSchema,
  heldReason,
  moderationErrors,
} from '@lyceum/contracts/moderation';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { ModerationAppealed } from '../moderation.events';
import { ModerationStatements } from '../moderation.statements';
import {
  appealStatement,
  endBanNoticesStatement,
  type NoticeRow,
  ownNoticeStatement,
} from './notice.queries';
import type { ModerationNoticeModel } from './notice.model';

/** What moderators decided about somebody, and what they say to that. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly statements: ModerationStatements,
  ) {}

  /** The caller's held and removed content, warnings and bans, the latest first. */
  async list(actor: Actor, input: GetModerationNoticesInput): Promise<ModerationNoticeModel[]> {
    assertCan(actor, 'forum.read');
    parseInput(getModerationNoticesSchema, input);
    const rows = await this.queries.rows(this.statements.notices.ofUser, { userId: actor.userId });
    return rows.map(toView);
  }

  /**
   * Asks that a decision be looked at again, once each; also after a ban.
   * @throws DomainError MODERATION_NOTICE_NOT_FOUND, MODERATION_NOT_APPEALABLE, MODERATION_APPEALED_ALREADY
   */
  async appeal(actor: Actor, input: AppealModerationInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { noticeId, message } = parseInput(appealModerationSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [notice] = await transaction.rows(ownNoticeStatement, { noticeId, userId: actor.userId });
      if (!notice) throw new DomainError(moderationErrors.NOTICE_NOT_FOUND);
      if (!isAppealable(notice)) throw new DomainError(moderationErrors.NOT_APPEALABLE);
      const values = { noticeId, message: message.toWellFormed() };
      const [appeal] = await transaction.rows(appealStatement, values);
      if (!appeal) throw new DomainError(moderationErrors.APPEALED_ALREADY);
      transaction.raise(ModerationAppealed, appeal);
    });
  }

  /** Writes down a ban that no case led to, so that it can be appealed against, too. */
  async noteBan(transaction: Transaction, banId: string): Promise<void> {
    await transaction.count(this.statements.notices.noteBan, { banId });
  }

  /** A ban was lifted. */
  async noteUnban(transaction: Transaction, userId: string, communityId: string): Promise<void> {
    await transaction.count(endBanNoticesStatement, { userId, communityId });
  }
}

function isAppealable({ kind, reversedAt }: Pick<NoticeRow, 'kind' | 'reversedAt'>): boolean {
  return kind !== 'HELD' && reversedAt === null;
}

function toView(row: NoticeRow): ModerationNoticeModel {
  const reason = row.kind === 'HELD' ? heldReason() : row.reason;
  return { ...row, reason, canAppeal: row.appeal === null && isAppealable(row) };
}
