import { people } from '@lyceum/auth';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ChooseNotificationsInput,
  chooseNotificationsSchema,
  notificationTable,
  type NotificationTopic,
  notificationTypes,
  type SetNotificationPreferenceInput,
  setNotificationPreferenceSchema,
} from '@lyceum/contracts/notifications';
import {
  type Actor,
  AllNoticeSubjects,
  assertCan,
  parseInput,
  PreparedQueries,
  statement,
  type Statement,
  toldTypes,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import type { ListedPreferenceModel, NotificationPreferenceModel } from './preference.model';
import { wantedEmail, wantedTable, wantedValues } from './wanted-email';

const preferencesQuery = (subjects: AllNoticeSubjects): Statement<ListedPreferenceModel> =>
  statement<ListedPreferenceModel>(
    'notifications.preferences',
    `SELECT entry.type, coalesce(p.in_app, true) AS "inApp", ${wantedEmail} AS email,
            entry.type = ANY($told::text[]) AND ${subjects.concerns('u.id', 'entry.type')} AS "concernsMe"
     ${people.from('u')} CROSS JOIN ${wantedTable}
     LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = entry.type
     LEFT JOIN notification_opt_outs o ON o.user_id = u.id AND o.topic = entry.topic
     WHERE u.id = $userId ORDER BY entry.position`,
  );

/** What is not chosen stays what it was, or what the table says. */
const storeStatement = statement(
  'notifications.store-preferences',
  `INSERT INTO notification_preferences AS p (user_id, type, in_app, email)
   SELECT $userId, entry.type, coalesce($inApp::boolean, true), coalesce($email::text, entry.email)
   FROM ${wantedTable} WHERE entry.type = ANY($chosen::text[])
   ON CONFLICT (user_id, type) DO UPDATE
   SET in_app = coalesce($inApp::boolean, p.in_app), email = coalesce($email::text, p.email)`,
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
export class PreferenceService implements OnModuleInit {
  private preferencesQuery!: Statement<ListedPreferenceModel>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly subjects: AllNoticeSubjects,
  ) {}

  onModuleInit(): void {
    this.preferencesQuery = preferencesQuery(this.subjects);
  }

  /**
   * The caller's choice for every type, in the order of the table; what they have not chosen is the table's. With it whether
   * it concerns them: a domain tells it, and to somebody like them.
   */
  async list(actor: Actor): Promise<ListedPreferenceModel[]> {
    assertCan(actor, 'notification.read');
    const values = { userId: actor.userId, told: toldTypes(), ...wantedValues };
    return this.queries.rows(this.preferencesQuery, values);
  }

  /** Stores the caller's choice for one type, as `choose` does. */
  async set(actor: Actor, input: SetNotificationPreferenceInput): Promise<NotificationPreferenceModel> {
    const preference = parseInput(setNotificationPreferenceSchema, input);
    const { type, ...chosen } = preference;
    await this.choose(actor, { types: [type], ...chosen });
    return preference;
  }

  /**
   * Stores one choice of the caller's for several types. Choosing e-mails of types whose topic was unsubscribed from brings
   * back these and leaves the topic's others switched off. Answers all choices.
   */
  async choose(actor: Actor, input: ChooseNotificationsInput): Promise<ListedPreferenceModel[]> {
    assertCan(actor, 'notification.write');
    const { types: chosen, inApp = null, email = null } = parseInput(chooseNotificationsSchema, input);
    const { userId } = actor;
    await this.unitOfWork.run(async (transaction) => {
      if (email !== null && email !== 'OFF') {
        const topics = new Set(chosen.map((type) => notificationTable[type].topic));
        for (const topic of topics) await leaveOptOut(transaction, userId, topic);
      }
      await transaction.count(storeStatement, { userId, chosen, inApp, email, ...wantedValues });
    });
    return this.list(actor);
  }
}

/** Puts a topic's opt-out into the words of its types, so that one of them can be chosen again. */
async function leaveOptOut(
  transaction: Transaction,
  userId: string,
  topic: NotificationTopic,
): Promise<void> {
  if ((await transaction.count(leaveOptOutStatement, { userId, topic })) === 0) return;
  const types = notificationTypes.filter((candidate) => notificationTable[candidate].topic === topic);
  await transaction.count(switchOffStatement, { userId, types });
}
