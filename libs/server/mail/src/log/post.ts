import { Injectable, Logger } from '@nestjs/common';
import { currentJobKey, Every, maskedAddress, PreparedQueries } from '@lyceum/kernel';
import { isListMail, leadsNowhere, type Mail, Mailer } from '../mailer.port';
import { suppressedQuery } from '../suppressions/suppression.statements';
import { noteStatement, removedAtOnce, removeOldStatement } from './mail-log.statements';

/** What staff are told of a mail: of what kind it is, and of whom it speaks. */
export interface MailNote {
  /** Whose account it is about; the mail of a guardian who need have none is about the child. */
  readonly userId: string;
  /** In a few plain words, the same for all mails of the kind: 'Link to a new password'. Never what one of them says. */
  readonly kind: string;
  /** For staff who look after what it is about: `order:` and an id. */
  readonly about?: string | undefined;
}

/** Sends mails, and keeps that they were sent: kind, time, masked address and whether it worked, but not the mail. */
@Injectable()
export class Post {
  private readonly logger = new Logger(Post.name);

  constructor(
    private readonly mailer: Mailer,
    private readonly queries: PreparedQueries,
  ) {}

  /** What its reader could leave goes to no suppressed address, which is no failure. @throws like `Mailer.send` */
  async send(note: MailNote, mail: Mail): Promise<void> {
    if (leadsNowhere(mail.to)) return;
    if (isListMail(mail) && (await this.isSuppressed(mail.to))) return this.note(note, mail.to, false);
    try {
      await this.mailer.send(mail);
    } catch (error) {
      await this.note(note, mail.to, false);
      throw error;
    }
    await this.note(note, mail.to, true);
  }

  private async isSuppressed(email: string): Promise<boolean> {
    const [answer] = await this.queries.rows(suppressedQuery, { email });
    return answer?.isSuppressed ?? false;
  }

  @Every('mail.forget-sent', { minutes: 60 })
  async forgetOld(): Promise<void> {
    while ((await this.queries.count(removeOldStatement)) === removedAtOnce);
  }

  /** A mail that has left is not sent again because it could not be noted. */
  private async note({ userId, kind, about }: MailNote, to: string, isSent: boolean): Promise<void> {
    const job = currentJobKey() ?? null;
    const row = { userId, kind, recipient: maskedAddress(to), job, isSent, about: about ?? null };
    await this.queries.count(noteStatement, row).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'A mail could not be noted');
    });
  }
}
