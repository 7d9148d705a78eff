import { Injectable } from '@nestjs/common';
import { statement, PreparedQueries } from '@lyceum/kernel';
import { MailTemplate, Post } from '@lyceum/mail';
import { deletionMail } from './deletion.mails';

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
    private readonly post: Post,
    private readonly template: MailTemplate,
  ) {}

  /** Writes to the owner of an account that is to be deleted; to nobody when it was kept in the meantime. */
  async send(userId: string): Promise<void> {
    const [leaver] = await this.queries.rows(leaverQuery, { userId });
    if (!leaver) return;
    const mail = this.template.build(deletionMail(leaver.firstName, leaver.deletesAt));
    await this.post.send({ userId, kind: 'Account will be deleted' }, { to: leaver.email, ...mail });
  }
}
