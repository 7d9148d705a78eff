import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { columns, DomainError, Every, insertRow, PreparedQueries, statement } from '@lyceum/kernel';
import { type KeyedMail, Mailer } from '../mailer.port';

/** A file as it is kept; its content in base64. */
interface DevMailFile {
  fileName: string;
  contentType: string;
  content: string;
}

/** A mail that the embedded mailer kept instead of sending it. */
export interface DevMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  files: DevMailFile[];
  createdAt: Date;
}

/** How long a mail can be looked at. */
const keepDays = 14;

/** Mails on one page. */
const pageSize = 100;

const names = ['recipient', 'subject', 'text', 'html', 'headers', 'files'] as const;
const mailColumns = columns(['id', ...names, 'createdAt'])();

const keepStatement = statement('mail.keep-dev-mail', insertRow('dev_mails', names));

const newestQuery = statement<DevMail>(
  'mail.newest-dev-mails',
  `SELECT ${mailColumns} FROM dev_mails WHERE recipient = COALESCE($recipient, recipient)
   ORDER BY id DESC LIMIT ${String(pageSize)}`,
);

const mailQuery = statement<DevMail>('mail.dev-mail', `SELECT ${mailColumns} FROM dev_mails WHERE id = $id`);

const forgetStatement = statement(
  'mail.forget-dev-mails',
  `DELETE FROM dev_mails WHERE created_at < now() - interval '${String(keepDays)} days'`,
);

/** The embedded mailer: mails go nowhere and can be read at `/dev/mail`, by whoever reaches the server. */
@Injectable()
export class DevMailer extends Mailer {
  constructor(private readonly queries: PreparedQueries) {
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
    await this.queries.count(keepStatement, {
      recipient: to,
      subject,
      html,
      text,
      headers: { ...known, ...headers },
      files: JSON.stringify(files.map((file) => ({ ...file, content: file.content.toString('base64') }))),
    });
  }

  /** The newest mails first, of everybody or to one address. */
  newest(recipient?: string): Promise<DevMail[]> {
    return this.queries.rows(newestQuery, { recipient: recipient ?? null });
  }

  /** @throws DomainError COMMON_NOT_FOUND */
  async byId(id: string): Promise<DevMail> {
    const [mail] = await this.queries.rows(mailQuery, { id });
    if (!mail) throw new DomainError(commonErrors.NOT_FOUND);
    return mail;
  }

  @Every('mail.forget-dev-mails', { minutes: 60 })
  async forgetOld(): Promise<void> {
    await this.queries.count(forgetStatement);
  }
}
