import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG, type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import { AccountMailer } from '../accounts/account-mailer';
import { TeacherApplicationDecided } from '../auth.events';
import { MailedUsers } from '../accounts/mailed-users';
import { approvedMail, refusedMail } from './teacher-application.mails';
import { teacherRefused } from './teacher-application.notices';

type Decided = Delivered<typeof TeacherApplicationDecided>;

/** Tells applicants what staff decided; that their roles changed, they are told as anybody is. */
@Injectable()
export class TeacherApplicationProcessor {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly notices: Notices,
    private readonly mailer: AccountMailer,
    private readonly users: MailedUsers,
  ) {}

  @Subscribe(TeacherApplicationDecided, 'auth.mail-applicant', { lane: 'mail' })
  async mail({ payload: { userId, isApproved, reason } }: Decided): Promise<void> {
    const person = await this.users.byId(userId);
    if (!person) return;
    const { firstName, email } = person;
    const brand = this.config.BRAND_NAME;
    await this.mailer.send(
      email,
      { userId, kind: isApproved ? 'Is an educator now' : 'Is no educator' },
      isApproved ? approvedMail(firstName, brand) : refusedMail(firstName, reason, brand),
    );
  }

  @Subscribe(TeacherApplicationDecided, 'notifications.tell-applicant', {
    when: ({ isApproved }) => !isApproved,
  })
  tell({ payload: { userId, reason } }: Decided, transaction: Transaction): Promise<void> {
    const notice = { userId, by: null, url: '/settings', tag: 'educator', about: null };
    this.notices.tell(transaction, teacherRefused, { reason }, notice);
    return Promise.resolve();
  }
}
