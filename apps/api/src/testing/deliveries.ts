import { untilMailIsOut } from './mails';
import type { TestServer } from './test-server';

/** Who was given something to do by `act`, and by what follows from it. */
export async function givenBy(server: TestServer, act: () => Promise<unknown>): Promise<string[]> {
  await untilMailIsOut(server);
  await server.database.query('TRUNCATE outbox_events, event_deliveries');
  await act();
  await untilMailIsOut(server);
  const rows = await server.database.query<{ subscriber: string }[]>(
    'SELECT subscriber FROM event_deliveries ORDER BY subscriber',
  );
  return rows.map(({ subscriber }) => subscriber);
}
