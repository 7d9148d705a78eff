import { mailsTo, untilMailIsOut } from './mails';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** What a daily e-mail would say now that holds everything the person has not seen: its words, or none. */
export async function digestOf(server: TestServer, { id, email }: Person): Promise<string> {
  const before = (await mailsTo(server, email)).length;
  const day = '2026-01-01';
  const sql = (text: string, values: unknown[]) => server.database.query(text, values);
  await sql('UPDATE notifications SET digest_day = $2 WHERE user_id = $1 AND seen_at IS NULL', [id, day]);
  await sql(
    `INSERT INTO notification_preferences (user_id, type, in_app, email)
     SELECT DISTINCT $1::uuid, type, TRUE, 'DAILY' FROM notifications WHERE user_id = $1
     ON CONFLICT (user_id, type) DO UPDATE SET email = 'DAILY'`,
    [id],
  );
  await sql(`INSERT INTO outbox_events (type, payload) VALUES ('notifications.digest-due', $1)`, [
    { userId: id, day },
  ]);
  await untilMailIsOut(server);
  const mails = await mailsTo(server, email);
  return mails
    .slice(0, mails.length - before)
    .map(({ subject, text, html }) => subject + text + html)
    .join('\n');
}
