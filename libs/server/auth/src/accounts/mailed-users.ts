import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '@lyceum/kernel';
import { type MailedUser, mailedUserQuery, userOfEmailQuery } from './account.statements';

/** The accounts that mails are about, as they stand when the mail is written. */
@Injectable()
export class MailedUsers {
  constructor(private readonly queries: PreparedQueries) {}

  async byId(id: string): Promise<MailedUser | null> {
    return (await this.queries.rows(mailedUserQuery, { id }))[0] ?? null;
  }

  async byEmail(email: string): Promise<MailedUser | null> {
    return (await this.queries.rows(userOfEmailQuery, { email }))[0] ?? null;
  }
}
