import { Injectable } from '@nestjs/common';
import { notificationTable, notificationTypes } from '@lyceum/contracts/notifications';
import {
  AllNoticeSubjects,
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  type Transaction,
} from '@lyceum/kernel';
import { actorJoins, isTold } from './notifications/told.sql';
import { type StoredNotice, wordingOf } from './notifications/wording';

const notificationsQuery = (subjects: AllNoticeSubjects) => ({
  name: 'notifications.of-user',
  text: `
    SELECT n.type, n.kind, n.data, n.url, n.tag, n.created_at AS "createdAt", n.seen_at AS "seenAt",
           a.first_name || ' ' || a.last_name AS "actorName", crowd.others AS "othersCount"
    FROM notifications n ${actorJoins('$1')}
    WHERE n.user_id = $1 AND ${isTold(subjects, '$1')} ORDER BY n.created_at, n.id`,
});

const choicesQuery = {
  name: 'notifications.choices-of-user',
  text: 'SELECT type, in_app AS "inApp", email FROM notification_preferences WHERE user_id = $1 ORDER BY type',
};

const optOutsQuery = {
  name: 'notifications.opt-outs-of-user',
  text: 'SELECT topic, created_at AS "createdAt" FROM notification_opt_outs WHERE user_id = $1 ORDER BY topic',
};

const groupedTypes = notificationTypes.filter((type) => notificationTable[type].isGrouped);

/** What somebody was told and how they want to be told. */
@Injectable()
@PersonalDataSource('notifications')
export class NotificationsPersonalData implements PersonalData {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly subjects: AllNoticeSubjects,
  ) {}

  async export(userId: string): Promise<object> {
    const told = await this.queries.rows<StoredNotice & object>(notificationsQuery(this.subjects), [userId]);
    return {
      notifications: told.map(({ actorName, othersCount, kind, data, ...row }) => ({
        ...row,
        description: wordingOf({ ...row, kind, data, actorName, othersCount }),
      })),
      preferences: await this.queries.rows(choicesQuery, [userId]),
      unsubscribedTopics: await this.queries.rows(optOutsQuery, [userId]),
    };
  }

  /** What others were told of the person goes too; a group only loses their name. */
  async erase({ manager }: Transaction, userId: string): Promise<void> {
    for (const table of [
      'notifications',
      'notification_preferences',
      'notification_opt_outs',
      'notification_digests',
    ])
      await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    await manager.query('DELETE FROM notifications WHERE actor_id = $1 AND type <> ALL($2::text[])', [
      userId,
      groupedTypes,
    ]);
    await manager.query('DELETE FROM notifications WHERE subject_id = $1', [userId]);
    await manager.query(
      `UPDATE notifications SET actor_id = NULLIF(actor_id, $1::uuid), actor_ids = array_remove(actor_ids, $1::uuid)
       WHERE actor_id = $1 OR $1 = ANY(actor_ids)`,
      [userId],
    );
  }
}
