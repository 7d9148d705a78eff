import { Injectable } from '@nestjs/common';
import { type MailContent, type MailNote, MailTemplate, Post } from '@lyceum/mail';
import type { CodePurpose } from '../one-time-codes/code-purposes';
import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';

/** Sends the mails of accounts. Codes are made here, at the last moment, and stand nowhere but in the mail. */
@Injectable()
export class AccountMailer {
  constructor(
    private readonly post: Post,
    private readonly template: MailTemplate,
    private readonly codes: OneTimeCodeService,
  ) {}

  /** Who came over a service that knows no e-mail has an address that leads nowhere, and is sent nothing. */
  async send(to: string, note: MailNote, content: MailContent): Promise<void> {
    await this.post.send(note, { to, ...this.template.build(content) });
  }

  /** Sends a mail with a link that works once. The code is stored before the mail leaves, so nobody is too early. */
  async sendCode(
    to: string,
    { purpose, ...note }: MailNote & { purpose: CodePurpose },
    content: (code: string) => MailContent,
  ): Promise<void> {
    const code = await this.codes.create(note.userId, purpose, to);
    if (code !== null) await this.send(to, note, content(code));
  }
}
