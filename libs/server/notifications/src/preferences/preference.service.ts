import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import {
  notificationTable,
  type NotificationType,
  notificationTypes,
  type SetNotificationPreferenceInput,
  setNotificationPreferenceSchema,
} from '@lyceum/contracts/notifications';
import {
  type Actor,
  assertCan,
  insertRow,
  parseInput,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import type { NotificationPreferenceModel } from './preference.model';
import { wantedEmail, wantedTable, wantedValues } from './wanted-email';

const preferencesQuery = statement<NotificationPreferenceModel>(
  'notifications.preferences',
  `SELECT entry.type, coalesce(p.in_app, true) AS "inApp", ${wantedEmail} AS email
   ${people.from('u')} CROSS JOIN ${wantedTable}
   LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = entry.type
   LEFT JOIN notification_opt_outs o ON o.user_id = u.id AND o.topic = entry.topic
   WHERE u.id = $userId ORDER BY entry.position`,
);

const storeStatement = statement(
  'notifications.store-preference',
  insertRow(
    'notification_preferences',
    ['userId', 'type', 'inApp', 'email'],
    'ON CONFLICT (user_id, type) DO UPDATE SET in_app = excluded.in_app, email = excluded.email',
  ),
);

const leaveOptOutStatement = statement(
  'notifications.leave-opt-out',
  'DELETE FROM notification_opt_outs WHERE user_id = $userId AND topic = $topic',
);

const switchOffStatement = statement(
  'notifications.switch-off',
  `INSERT INTO notification_preferences (user_id, type, in_app, email)
   SELECT $userId, type, true, 'OFF' FROM unnest($types::text[]) AS entry (type)
   ON CONFLICT (user_id, type) DO UPDATE SET email = 'OFF'`,
);

/** What each user wants to be told, and how. */
@Injectable()
export class PreferenceService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The caller's choice for every type, in the order of the table; what they have not chosen is the table's. */
  async list(actor: Actor): Promise<NotificationPreferenceModel[]> {
    assertCan(actor, 'notification.read');
    return this.queries.rows(preferencesQuery, { userId: actor.userId, ...wantedValues });
  }

  /**
   * Stores the caller's choice for one type. Choosing e-mails of a type whose topic was unsubscribed from brings back
   * this type and leaves the topic's others switched off.
   */
  async set(actor: Actor, input: SetNotificationPreferenceInput): Promise<NotificationPreferenceModel> {
    assertCan(actor, 'notification.write');
    const preference = parseInput(setNotificationPreferenceSchema, input);
    const { type, email } = preference;
    const { userId } = actor;
    await this.unitOfWork.run(async (transaction) => {
      if (email !== 'OFF') await leaveOptOut(transaction, userId, type);
      await transaction.count(storeStatement, { userId, ...preference });
    });
    return preference;
  }
}

/** Puts a topic's opt-out into the words of its types, so that one of them can be chosen again. */
async function leaveOptOut(transaction: Transaction, userId: string, type: NotificationType): Promise<void> {
  const { topic } = notificationTable[type];
  if ((await transaction.count(leaveOptOutStatement, { userId, topic })) === 0) return;
  const types = notificationTypes.filter((candidate) => notificationTable[candidate].topic === topic);
  await transaction.count(switchOffStatement, { userId, types });
}
