import { Injectable } from '@nestjs/common';
import { statement, PreparedQueries } from '@lyceum/kernel';
import { Mailer, MailTemplate } from '@lyceum/mail';
import { mailDay } from './mail-day';

interface Leaver {
  email: string;
  firstName: string;
  deletesAt: Date;
}

const leaverQuery = statement<Leaver>(
  'auth.leaver',
  `SELECT email, first_name AS "firstName", deletes_at AS "deletesAt" FROM users
       WHERE id = $userId AND deletes_at IS NOT NULL`,
);

/** The mail that tells people that their account will go, and how to keep it. */
@Injectable()
export class DeletionMailService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly mailer: Mailer,
    private readonly template: MailTemplate,
  ) {}

  /** Writes to the owner of an account that is to be deleted; to nobody when it was kept in the meantime. */
  async send(userId: string): Promise<void> {
    const [leaver] = await this.queries.rows(leaverQuery, { userId });
    if (!leaver) return;
    const when = mailDay(leaver.deletesAt);
    const mail = this.template.build({
      subject: `Your account will be deleted on ${when}`,
      heading: `Goodbye, ${leaver.firstName}`,
      paragraphs: [
        `As you asked, your account will be deleted on ${when}. What is about you alone goes with it; what you wrote in conversations stays, without your name.`,
        'You can change your mind until then: log in and keep your account.',
      ],
      button: { label: 'Keep my account', path: '/settings' },
      afterword: ['It was not you? Log in, keep your account, and change your password.'],
    });
    await this.mailer.send({ to: leaver.email, ...mail });
  }
}
