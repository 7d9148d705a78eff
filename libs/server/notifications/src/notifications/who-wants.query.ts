import { people } from '@lyceum/auth';
import { notificationTable, type NotificationType } from '@lyceum/contracts/notifications';
import { statement, type Statement, type Values } from '@lyceum/kernel';

const whoWantsQuery = statement<{ id: string }>(
  'notifications.who-wants',
  `SELECT u.id ${people.from('u')}
   LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = $type
   LEFT JOIN notification_opt_outs o ON o.user_id = u.id AND o.topic = $topic
   WHERE u.id = ANY($userIds::uuid[])
     AND (coalesce(p.in_app, TRUE) OR o.topic IS NULL AND coalesce(p.email, $email) <> 'OFF')`,
);

/** Asks who of these people has not switched off all that is told of a type. */
export function whoWantsCall(
  type: NotificationType,
  userIds: readonly string[],
): [Statement<{ id: string }>, Values] {
  const { email, topic } = notificationTable[type];
  return [whoWantsQuery, { type, email, topic, userIds }];
}
