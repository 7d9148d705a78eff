import type { NotificationType } from '@lyceum/contracts/notifications';
import { saidIn } from '@lyceum/notifications/testing';
import { untilMailIsOut } from './mails';
import type { TestServer } from './test-server';

interface Told {
  type: NotificationType;
  description: string;
  url: string | null;
  tag: string | null;
  actor: string | null;
  /** How many did it. */
  actors: number;
}

/** What lies in the database of what somebody was told, once everybody is, without the names of who did it. */
export async function toldTo(server: TestServer, { id }: { id: string }): Promise<Told[]> {
  await untilMailIsOut(server);
  const rows = await server.database.query<(Told & { kind: string; data: unknown })[]>(
    `SELECT type, kind, data, url, tag, actor_id AS actor, cardinality(actor_ids) AS actors FROM notifications
     WHERE user_id = $1 ORDER BY created_at, id`,
    [id],
  );
  return rows.map(({ kind, data, ...row }) => ({ ...row, description: saidIn({ kind, data }) }));
}
