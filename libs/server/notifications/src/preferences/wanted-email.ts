import { notificationTable, notificationTypes } from '@lyceum/contracts/notifications';

/**
 * How a user wants e-mails of a type, as SQL over `p` (their preference), `o` (their opt-out of the topic) and
 * `entry` (the table of types, handed in with the call).
 */
export const wantedEmail = `CASE WHEN o.topic IS NULL THEN coalesce(p.email, entry.email) ELSE 'OFF' END`;

/** The table of types as a table of PostgreSQL. @param first number of the first of its three parameters */
export const wantedTable = (first: number): string =>
  `unnest($${first}::text[], $${first + 1}::text[], $${first + 2}::text[])
     WITH ORDINALITY AS entry (type, email, topic, position)`;

/** The three parameters of `wantedTable`. */
export const wantedValues: readonly string[][] = [
  [...notificationTypes],
  notificationTypes.map((type) => notificationTable[type].email),
  notificationTypes.map((type) => notificationTable[type].topic),
];
