import { notificationTable, notificationTypes } from '@lyceum/contracts/notifications';

/**
 * How a user wants e-mails of a type, as SQL over `p` (their preference), `o` (their opt-out of the topic) and
 * `entry` (the table of types, handed in with the call).
 */
export const wantedEmail = `CASE WHEN o.topic IS NULL THEN coalesce(p.email, entry.email) ELSE 'OFF' END`;

/** The table of types as a table of PostgreSQL; its parameters are `wantedValues`. */
export const wantedTable =
  'unnest($types::text[], $emails::text[], $topics::text[]) WITH ORDINALITY AS entry (type, email, topic, position)';

export const wantedValues = {
  types: notificationTypes,
  emails: notificationTypes.map((type) => notificationTable[type].email),
  topics: notificationTypes.map((type) => notificationTable[type].topic),
};
