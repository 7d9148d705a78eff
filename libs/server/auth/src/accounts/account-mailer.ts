import { Injectable } from '@nestjs/common';
import { type MailContent, Mailer, MailTemplate } from '@lyceum/mail';
import type { CodePurpose } from '../one-time-codes/code-purposes';
import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';

/** Sends the mails of accounts. Codes are made here, at the last moment, and stand nowhere but in the mail. */
@Injectable()
export class AccountMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly template: MailTemplate,
    private readonly codes: OneTimeCodeService,
  ) {}

  async send(to: string, content: MailContent): Promise<void> {
    // Who came over a service that knows no e-mail has an address that leads nowhere.
    if (to.endsWith('@users.invalid')) return;
    await this.mailer.send({ to, ...this.template.build(content) });
  }

  /** Sends a mail with a link that works once. The code is stored before the mail leaves, so nobody is too early. */
  async sendCode(
    to: string,
    holder: { userId: string; purpose: CodePurpose },
    content: (code: string) => MailContent,
  ): Promise<void> {
    const code = await this.codes.create(holder.userId, holder.purpose, to);
    if (code !== null) await this.send(to, content(code));
  }
}
