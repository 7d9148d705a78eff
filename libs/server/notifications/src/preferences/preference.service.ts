import { Injectable } from '@nestjs/common';
import {
  type EmailFrequency,
  notificationTable,
  type NotificationType,
  notificationTypes,
  type SetNotificationPreferenceInput,
  setNotificationPreferenceSchema,
} from '@lyceum/contracts/notifications';
import {
  type Actor,
  assertCan,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { wantedEmail, wantedTable, wantedValues } from './wanted-email';

/** What somebody gets of one type. */
export interface NotificationPreferenceView {
  type: NotificationType;
  inApp: boolean;
  email: EmailFrequency;
}

const preferencesQuery = {
  name: 'notifications.preferences',
  text: `
    SELECT entry.type, coalesce(p.in_app, true) AS "inApp", ${wantedEmail} AS email
    FROM users u CROSS JOIN ${wantedTable(2)}
    LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = entry.type
    LEFT JOIN notification_opt_outs o ON o.user_id = u.id AND o.topic = entry.topic
    WHERE u.id = $1 ORDER BY entry.position`,
};

const store = `
  INSERT INTO notification_preferences (user_id, type, in_app, email) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, type) DO UPDATE SET in_app = excluded.in_app, email = excluded.email`;

const switchOff = `
  INSERT INTO notification_preferences (user_id, type, in_app, email)
  SELECT $1, type, true, 'OFF' FROM unnest($2::text[]) AS entry (type)
  ON CONFLICT (user_id, type) DO UPDATE SET email = 'OFF'`;

/** What each user wants to be told, and how. */
@Injectable()
export class PreferenceService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The caller's choice for every type, in the order of the table; what they have not chosen is the table's. */
  async list(actor: Actor): Promise<NotificationPreferenceView[]> {
    assertCan(actor, 'notification.read');
    return this.queries.rows<NotificationPreferenceView>(preferencesQuery, [actor.userId, ...wantedValues]);
  }

  /**
   * Stores the caller's choice for one type. Choosing e-mails of a type whose topic was unsubscribed from brings back
   * this type and leaves the topic's others switched off.
   */
  async set(actor: Actor, input: SetNotificationPreferenceInput): Promise<NotificationPreferenceView> {
    assertCan(actor, 'notification.write');
    const preference = parseInput(setNotificationPreferenceSchema, input);
    const { type, inApp, email } = preference;
    await this.unitOfWork.run(async (transaction) => {
      if (email !== 'OFF') await leaveOptOut(transaction, actor.userId, type);
      await transaction.manager.query(store, [actor.userId, type, inApp, email]);
    });
    return preference;
  }
}

/** Puts a topic's opt-out into the words of its types, so that one of them can be chosen again. */
async function leaveOptOut({ manager }: Transaction, userId: string, type: NotificationType): Promise<void> {
  const { topic } = notificationTable[type];
  const [, count] = (await manager.query(
    'DELETE FROM notification_opt_outs WHERE user_id = $1 AND topic = $2',
    [userId, topic],
  )) as [unknown, number];
  if (count === 0) return;
  const types = notificationTypes.filter((candidate) => notificationTable[candidate].topic === topic);
  await manager.query(switchOff, [userId, types]);
}
