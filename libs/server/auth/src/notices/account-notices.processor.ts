import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG, type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import { GuardianWithdrew, UserRolesChanged, UserSignedUp } from '../auth.events';
import { guardianWithdrew, rolesChanged, welcome } from './account.notices';
import { staffOfLocked } from './staff-of-locked.query';

/** What people are told about their account. */
@Injectable()
export class AccountNoticesProcessor {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly notices: Notices,
  ) {}

  @Subscribe(UserSignedUp, 'notifications.welcome')
  welcome({ payload: { userId } }: Delivered<typeof UserSignedUp>, transaction: Transaction): Promise<void> {
    const notice = { userId, by: null, url: '/', tag: 'welcome', about: null };
    this.notices.tell(transaction, welcome, { brand: this.config.BRAND_NAME }, notice);
    return Promise.resolve();
  }

  @Subscribe(UserRolesChanged, 'notifications.tell-of-new-roles')
  tellOfRoles(
    { payload: { userId, roles, changedBy } }: Delivered<typeof UserRolesChanged>,
    transaction: Transaction,
  ): Promise<void> {
    const notice = { userId, by: changedBy, url: '/settings', tag: 'roles', about: null };
    this.notices.tell(transaction, rolesChanged, { roles }, notice);
    return Promise.resolve();
  }

  @Subscribe(GuardianWithdrew, 'notifications.tell-staff-of-a-withdrawn-consent')
  async tellStaffOfWithdrawal(
    { payload: { userId: childId } }: Delivered<typeof GuardianWithdrew>,
    transaction: Transaction,
  ): Promise<void> {
    const about = { by: null, subject: childId, url: `/ops/users/${childId}`, tag: childId, about: null };
    for (const userId of await staffOfLocked(transaction, childId))
      this.notices.tell(transaction, guardianWithdrew, {}, { ...about, userId });
  }
}
