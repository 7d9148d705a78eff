import {
  type ChooseGuardianDigestInput,
  chooseGuardianDigestSchema,
  guardiansErrors,
} from '@lyceum/contracts/guardians';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { GuardianDigestBegun, GuardianDigestDue } from '../guardians.events';
import { PageService } from '../page/page.service';
import type { GuardianTieModel } from '../ties/tie.model';
import { TieService } from '../ties/tie.service';
import {
  beginStatement,
  type ChosenDigest,
  claimDigestsStatement,
  digestQuery,
  type DigestRow,
  endDigestStatement,
} from './digest.statements';
import { DigestMails } from './digest-mails';

/** Digests taken in one transaction. */
const claimAtOnce = 200;

/** The mail of a week about a student, for the guardian who wants it. */
@Injectable()
export class DigestService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly pages: PageService,
    private readonly ties: TieService,
    private readonly mails: DigestMails,
  ) {}

  /**
   * The caller is mailed about a student of theirs from the next Sunday on, or no more. The student is told when it begins.
   * Answers all whom the caller looks after. @throws DomainError GUARDIANS_TIE_NOT_FOUND
   */
  async choose(actor: Actor, input: ChooseGuardianDigestInput): Promise<GuardianTieModel[]> {
    assertCan(actor, 'guardian.write');
    const { tieId, isWanted, timeZone } = parseInput(chooseGuardianDigestSchema, input);
    await this.change(actor.userId, tieId, isWanted ? timeZone : null);
    return this.ties.students(actor);
  }

  /** How the mails about a student stand; null where the tie is over, or nobody ever asked for any. */
  async find(tieId: string): Promise<DigestRow | null> {
    const [row] = await this.queries.rows(digestQuery, { tieId });
    return row ?? null;
  }

  /** @param timeZone null: no more. @throws DomainError GUARDIANS_TIE_NOT_FOUND */
  async change(userId: string, tieId: string, timeZone: string | null): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const [chosen] =
        timeZone === null
          ? await transaction.rows(endDigestStatement, { tieId, userId })
          : await transaction.rows(beginStatement, { tieId, userId, timeZone });
      if (!chosen) throw new DomainError(guardiansErrors.TIE_NOT_FOUND);
      if (chosen.isNew) keepChoice(transaction, chosen, timeZone !== null);
    });
  }

  /**
   * Starts the mails whose time has come. Each is claimed in the transaction that raises its event, so that it goes out
   * once, however many processes look. @returns how many it started
   */
  async startDue(): Promise<number> {
    let total = 0;
    for (;;) {
      const taken = await this.unitOfWork.run(async (transaction) => {
        const due = await transaction.rows(claimDigestsStatement, { count: claimAtOnce });
        const started = due.filter(({ isOver }) => !isOver);
        for (const { tieId } of started) transaction.raise(GuardianDigestDue, { tieId });
        total += started.length;
        return due.length;
      });
      if (taken < claimAtOnce) return total;
    }
  }

  /** Mails what the page says now, by the rules of the page; nothing where that is nothing any more, or not wanted. */
  async mail(tieId: string): Promise<void> {
    const digest = await this.find(tieId);
    if (!digest?.isWanted) return;
    const { guardianId, studentId } = digest;
    const page = await this.pages.toldTo({ userId: guardianId, studentId });
    if (page) await this.mails.send(digest, page.topics);
  }
}

function keepChoice(transaction: Transaction, chosen: ChosenDigest, isWanted: boolean): void {
  const { tieId, studentId, guardianId } = chosen;
  if (isWanted) transaction.raise(GuardianDigestBegun, { tieId, studentId, guardianId });
  transaction.audit({
    actorId: guardianId,
    action: 'guardian.chooseDigest',
    targetType: 'user',
    targetId: studentId,
    before: null,
    after: { isWanted },
  });
}
