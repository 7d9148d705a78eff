import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, Every } from '@lyceum/kernel';
import { DataSource, LessThan } from 'typeorm';
import { type KeyedMail, Mailer } from '../mailer.port';
import { DevMail } from './dev-mail.entity';

/** How long a mail can be looked at. */
const keepDays = 14;

/** Mails on one page. */
const pageSize = 100;

/** The embedded mailer: mails go nowhere and can be read at `/dev/mail`, by whoever reaches the server. */
@Injectable()
export class DevMailer extends Mailer {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected override async deliver({
    to,
    subject,
    html,
    text,
    key,
    headers,
    files = [],
  }: KeyedMail): Promise<void> {
    const known = key === undefined ? {} : { 'Message-ID': `<${key}@localhost>` };
    await this.dataSource.manager.insert(DevMail, {
      recipient: to,
      subject,
      html,
      text,
      headers: { ...known, ...headers },
      files: files.map((file) => ({ ...file, content: file.content.toString('base64') })),
    });
  }

  /** The newest mails first, of everybody or to one address. */
  newest(recipient?: string): Promise<DevMail[]> {
    return this.dataSource.manager.find(DevMail, {
      where: recipient === undefined ? {} : { recipient },
      order: { id: 'DESC' },
      take: pageSize,
    });
  }

  /** @throws DomainError COMMON_NOT_FOUND */
  async byId(id: string): Promise<DevMail> {
    const mail = await this.dataSource.manager.findOneBy(DevMail, { id });
    if (!mail) throw new DomainError(commonErrors.NOT_FOUND);
    return mail;
  }

  @Every('mail.forget-dev-mails', { minutes: 60 })
  async forgetOld(): Promise<void> {
    const before = new Date(Date.now() - keepDays * 86_400_000);
    await this.dataSource.manager.delete(DevMail, { createdAt: LessThan(before) });
  }
}
