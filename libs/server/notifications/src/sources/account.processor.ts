import { Inject, Injectable } from '@nestjs/common';
import { type Role, roleLabel } from '@lyceum/contracts';
import { GuardianNews, GuardianWithdrew, UserRolesChanged, UserSignedUp } from '@lyceum/auth';
import {
  CONFIG,
  type Config,
  type DeliveredEvent,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What people are told about their account. Each domain whose events are news to somebody has such a file here. */
@Injectable()
export class AccountProcessor {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly notifications: NotificationService,
    private readonly guardians: GuardianNews,
  ) {}

  @Subscribe(UserSignedUp, 'notifications.welcome')
  welcome(event: DeliveredEvent<EventPayload<typeof UserSignedUp>>, transaction: Transaction): Promise<void> {
    return this.notifications.notify(transaction, {
      userId: event.payload.userId,
      type: 'ANNOUNCEMENT',
      description: `Welcome to ${this.config.BRAND_NAME}! Here you find what is new for you.`,
      by: null,
      url: '/',
      tag: 'welcome',
      groupKey: null,
      about: null,
    });
  }

  @Subscribe(UserRolesChanged, 'notifications.tell-of-new-roles')
  tellOfRoles(
    { payload }: DeliveredEvent<EventPayload<typeof UserRolesChanged>>,
    transaction: Transaction,
  ): Promise<void> {
    return this.notifications.notify(transaction, {
      userId: payload.userId,
      type: 'OTHER',
      description: describeRoles(payload.roles),
      by: payload.changedBy,
      url: '/settings',
      tag: 'roles',
      groupKey: null,
      about: null,
    });
  }

  @Subscribe(GuardianWithdrew, 'notifications.tell-staff-of-a-withdrawn-consent')
  async tellStaffOfWithdrawal(
    { payload }: DeliveredEvent<EventPayload<typeof GuardianWithdrew>>,
    transaction: Transaction,
  ): Promise<void> {
    const { userId: childId } = payload;
    for (const userId of await this.guardians.staffOfLocked(transaction, childId))
      await this.notifications.notify(transaction, {
        userId,
        type: 'OTHER',
        description: 'the guardian withdrew their consent, and the account is locked.',
        by: null,
        subject: childId,
        url: `/ops/users/${childId}`,
        tag: childId,
        groupKey: null,
        about: null,
      });
  }
}

function describeRoles(roles: readonly Role[]): string {
  if (roles.length === 0) return 'Your roles changed: you have none now.';
  return `Your roles changed: you are now ${list.format(roles.map(roleLabel))}.`;
}
