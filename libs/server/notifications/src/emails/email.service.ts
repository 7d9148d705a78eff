import { Injectable } from '@nestjs/common';
import { notificationLimits } from '@lyceum/contracts/notifications';
import { AllNoticeSubjects, UnitOfWork } from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { turnOf } from '../notifications/notification.service';
import { DigestDue } from '../notifications.events';
import { wantedValues } from '../preferences/wanted-email';
import { claimDigests, closeMailed, mailQueries } from './email.queries';
import { type MailedNotification, NotificationMails } from './notification-mails';

/** Digests taken in one transaction. */
const claimAtOnce = 200;

/** Which notifications are mailed, and when. */
@Injectable()
export class EmailService {
  private made: ReturnType<typeof mailQueries> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: NotificationMails,
    private readonly subjects: AllNoticeSubjects,
  ) {}

  /** Mails a notification whose recipient wants this type at once and has not seen it yet. */
  async mailAtOnce(notificationId: string): Promise<void> {
    const found = await this.dataSource.query<MailedNotification[]>(this.statements.atOnce, [
      notificationId,
      ...wantedValues,
    ]);
    const [notification] = found;
    if (!notification) return;
    await this.mails.sendOne(notification);
    await this.close(notification.userId, found);
  }

  /**
   * Starts the daily e-mails whose time has come. A digest is claimed in the transaction that raises its event, so
   * that each goes out once, however many processes look. @returns how many it started
   */
  async startDigests(): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await this.unitOfWork.run(async (transaction) => {
        const [due] = (await transaction.manager.query(claimDigests, [claimAtOnce])) as [
          { userId: string; day: string }[],
          number,
        ];
        for (const digest of due) transaction.raise(DigestDue, digest);
        return due.length;
      });
      total += count;
      if (count < claimAtOnce) return total;
    }
  }

  /** Mails what came for the user in the day's time, is still unseen and still wanted daily; nothing when that is nothing. */
  async mailDigest(digest: { userId: string; day: string }): Promise<void> {
    const notifications = await this.dataSource.query<MailedNotification[]>(this.statements.digest, [
      digest.userId,
      digest.day,
      notificationLimits.digestRows + 1,
      ...wantedValues,
    ]);
    if (notifications.length === 0) return;
    await this.mails.sendDigest(notifications);
    await this.close(digest.userId, notifications);
  }

  private async close(userId: string, notifications: readonly MailedNotification[]): Promise<void> {
    const ids = notifications.map(({ id }) => id);
    await this.unitOfWork.run((transaction) => {
      transaction.writeInTurn(turnOf(userId), null, async () => {
        await transaction.manager.query(closeMailed, [ids]);
      });
      return Promise.resolve();
    });
  }

  /** All domains have said what can be told of when they are first needed. */
  private get statements(): ReturnType<typeof mailQueries> {
    return (this.made ??= mailQueries(this.subjects));
  }
}
