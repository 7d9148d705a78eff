import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notificationTable, notificationTypes } from '@lyceum/contracts/notifications';
import {
  AllNoticeSubjects,
  type AnyRow,
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Statement,
  type Transaction,
} from '@lyceum/kernel';
import { actorJoins, actorName, isTold } from './notifications/told.sql';
import { type StoredNotice, wordingOf } from './notifications/wording';

interface ToldRow extends Omit<StoredNotice, 'subjectName'> {
  url: string | null;
  tag: string | null;
  createdAt: Date;
  seenAt: Date | null;
}

const toldQuery = (subjects: AllNoticeSubjects): Statement<ToldRow> =>
  statement<ToldRow>(
    'notifications.of-user',
    `SELECT n.type, n.kind, n.data, n.url, n.tag, n.created_at AS "createdAt", n.seen_at AS "seenAt",
            ${actorName} AS "actorName", crowd.others AS "othersCount"
     FROM notifications n ${actorJoins('$userId')}
     WHERE n.user_id = $userId AND ${isTold(subjects, '$userId')} ORDER BY n.created_at, n.id`,
  );

const choicesQuery = statement<AnyRow>(
  'notifications.choices-of-user',
  'SELECT type, in_app AS "inApp", email FROM notification_preferences WHERE user_id = $userId ORDER BY type',
);

const optOutsQuery = statement<AnyRow>(
  'notifications.opt-outs-of-user',
  'SELECT topic, created_at AS "createdAt" FROM notification_opt_outs WHERE user_id = $userId ORDER BY topic',
);

const groupedTypes = notificationTypes.filter((type) => notificationTable[type].isGrouped);

const tables = ['notifications', 'notification_preferences', 'notification_opt_outs', 'notification_digests'];

const erasures = [
  ...tables.map((table) =>
    statement(`notifications.erase-from-${table}`, `DELETE FROM ${table} WHERE user_id = $userId`),
  ),
  statement(
    'notifications.erase-done-by',
    `DELETE FROM notifications WHERE actor_id = $userId AND type <> ALL('{${groupedTypes.join(',')}}')`,
  ),
  statement('notifications.erase-about', 'DELETE FROM notifications WHERE subject_id = $userId'),
  statement(
    'notifications.erase-among-others',
    `UPDATE notifications SET actor_id = NULLIF(actor_id, $userId::uuid), actor_ids = array_remove(actor_ids, $userId::uuid)
     WHERE actor_id = $userId OR $userId = ANY(actor_ids)`,
  ),
];

/** What somebody was told and how they want to be told. */
@Injectable()
@PersonalDataSource('notifications')
export class NotificationsPersonalData implements PersonalData, OnModuleInit {
  private toldQuery!: Statement<ToldRow>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly subjects: AllNoticeSubjects,
  ) {}

  onModuleInit(): void {
    this.toldQuery = toldQuery(this.subjects);
  }

  async export(userId: string): Promise<object> {
    const told = await this.queries.rows(this.toldQuery, { userId });
    return {
      notifications: told.map(({ actorName, othersCount, kind, data, ...row }) => ({
        ...row,
        description: wordingOf({ ...row, kind, data, actorName, othersCount }),
      })),
      preferences: await this.queries.rows(choicesQuery, { userId }),
      unsubscribedTopics: await this.queries.rows(optOutsQuery, { userId }),
    };
  }

  /** What others were told of the person goes too; a group only loses their name. */
  async erase(transaction: Transaction, userId: string): Promise<void> {
    for (const erasure of erasures) await transaction.count(erasure, { userId });
  }
}
