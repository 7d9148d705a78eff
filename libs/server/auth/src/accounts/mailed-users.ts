import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { User } from './user.entity';

const columns = {
  id: true,
  email: true,
  firstName: true,
  dateOfBirth: true,
  emailConfirmedAt: true,
  passwordHash: true,
  guardianEmail: true,
  guardianConsentedAt: true,
  guardianWithdrewAt: true,
  awaitsStaffSince: true,
} as const;

/** As much of an account as its mails need, with what tells whether it has a password. */
export type MailedUser = Pick<User, keyof typeof columns>;

/** The accounts that mails are about, as they stand when the mail is written. */
@Injectable()
export class MailedUsers {
  constructor(private readonly dataSource: DataSource) {}

  byId(id: string): Promise<MailedUser | null> {
    return this.find({ id });
  }

  byEmail(email: string): Promise<MailedUser | null> {
    return this.find({ email });
  }

  private find(where: FindOptionsWhere<User>): Promise<MailedUser | null> {
    return this.dataSource.manager.findOne(User, { where, select: columns });
  }
}
