import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllNoticeSubjects, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { turnOf } from '../notifications/notification.service';
import { DigestDue } from '../notifications.events';
import { wantedValues } from '../preferences/wanted-email';
import { claimDigestsStatement, closeMailedStatement, mailQueries } from './email.queries';
import { type MailedNotification, NotificationMails } from './notification-mails';

/** Digests taken in one transaction. */
const claimAtOnce = 200;

/** Which notifications are mailed, and when. */
@Injectable()
export class EmailService implements OnModuleInit {
  private statements!: ReturnType<typeof mailQueries>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: NotificationMails,
    private readonly subjects: AllNoticeSubjects,
  ) {}

  onModuleInit(): void {
    this.statements = mailQueries(this.subjects);
  }

  /** Mails a notification whose recipient wants this type at once and has not seen it yet. */
  async mailAtOnce(notificationId: string): Promise<void> {
    const found = await this.queries.rows(this.statements.atOnce, { notificationId, ...wantedValues });
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
        const due = await transaction.rows(claimDigestsStatement, { count: claimAtOnce });
        for (const digest of due) transaction.raise(DigestDue, digest);
        return due.length;
      });
      total += count;
      if (count < claimAtOnce) return total;
    }
  }

  /** Mails what came for the user in the day's time, is still unseen and still wanted daily; nothing when that is nothing. */
  async mailDigest(digest: { userId: string; day: string }): Promise<void> {
    const notifications = await this.queries.rows(this.statements.digest, { ...digest, ...wantedValues });
    if (notifications.length === 0) return;
    await this.mails.sendDigest(notifications);
    await this.close(digest.userId, notifications);
  }

  private async close(userId: string, notifications: readonly MailedNotification[]): Promise<void> {
    const ids = notifications.map(({ id }) => id);
    await this.unitOfWork.run((transaction) => {
      transaction.writeInTurn(turnOf(userId), null, async () => {
        await transaction.count(closeMailedStatement, { ids });
      });
      return Promise.resolve();
    });
  }
}
