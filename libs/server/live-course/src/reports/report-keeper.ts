import { isOwnFileUrl, uploadsErrors } from '@lyceum/contracts/uploads';
import { type Actor, DomainError, Notices, type Transaction } from '@lyceum/kernel';
import { KeptFilesService, OwnFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { reportThere } from './report.notices';
import { isReportElsewhereQuery } from './report.statements';

interface GivenReport {
  /** The student's place. */
  readonly memberId: string;
  readonly userId: string;
  /** What was there before. */
  readonly former: string | null;
  /** A file that the caller has sent, a link, or blank. */
  readonly path: string;
}

/** Has files that somebody sent be the reports of students. */
@Injectable()
export class ReportKeeper {
  constructor(
    private readonly own: OwnFilesService,
    private readonly files: KeptFilesService,
    private readonly notices: Notices,
  ) {}

  /** @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS */
  async assertSent(actor: Actor, path: string): Promise<void> {
    if (isOwnFileUrl(path))
      await this.own.assertOwn(actor, path, { folders: ['class-reports'], kind: 'DOCUMENT' });
  }

  /**
   * Gives the file to its student, and deletes the one it is in the place of, unless it is their report in another class, too. Before
   * the row says where it is. @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS where somebody was given it meanwhile
   */
  async handOver(
    transaction: Transaction,
    actor: Actor,
    { memberId, userId, former, path }: GivenReport,
  ): Promise<void> {
    if (isOwnFileUrl(path) && actor.userId !== userId) {
      const given = await this.files.handOver(transaction, [path], { from: actor.userId, to: userId });
      if (given !== 1) throw new DomainError(uploadsErrors.NOT_A_FILE_OF_YOURS);
    }
    if (former === null || !isOwnFileUrl(former)) return;
    const others = await transaction.rows(isReportElsewhereQuery, { userId, url: former, memberId });
    if (others.length === 0) await this.files.forget(transaction, [former]);
  }

  tell(
    transaction: Transaction,
    {
      userId,
      groupId,
      groupTag,
      course,
    }: { userId: string; groupId: string; groupTag: string; course: string },
  ): void {
    const url = `/lc-dashboard/${groupTag}`;
    const about = { type: 'LIVE_COURSE_PLACE', id: groupId };
    this.notices.tell(
      transaction,
      reportThere,
      { course },
      { userId, by: null, url, tag: `report ${groupId}`, about },
    );
  }
}
